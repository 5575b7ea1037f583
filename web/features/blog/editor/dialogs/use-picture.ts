import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ImageBlock } from '#domain/blog/pictures/image-block.ts';
import { messageOf } from '#web/api/api-error.ts';
import { type SentPicture, sendPicture } from './send-picture.ts';

/** A picture without what is told of it. */
type Untold = Pick<ImageBlock, keyof SentPicture | 'post'>;

const pictureOf = ({ file, post, width, height }: ImageBlock): Untold => ({ file, post, width, height });

/** The picture of a form: the one that a block has, then the one that is chosen here, or that was `dropped`. */
export const usePicture = (post: string, start: ImageBlock | undefined, dropped: File | undefined) => {
  const [picture, setPicture] = useState(start && pictureOf(start));
  const [arrived, setArrived] = useState<number>();
  const [failure, setFailure] = useState('');
  /** What was chosen last. A picture before it that still arrives changes nothing. */
  const newest = useRef<{ readonly chosen: File; readonly key: string } | undefined>(undefined);
  const sendNewest = async (): Promise<void> => {
    const order = newest.current;
    if (order === undefined) return;
    const ifNewest = (change: () => void) => {
      if (newest.current === order) change();
    };
    setArrived(0);
    setFailure('');
    try {
      const onProgress = (share: number) => ifNewest(() => setArrived(share));
      const sent = await sendPicture(order.chosen, { post, key: order.key, onProgress });
      ifNewest(() => setPicture({ ...sent, post }));
    } catch (error) {
      ifNewest(() => setFailure(messageOf(error)));
    }
    ifNewest(() => setArrived(undefined));
  };
  const choose = (chosen: File): void => {
    newest.current = { chosen, key: crypto.randomUUID() };
    void sendNewest();
  };
  const chooseDropped = useEffectEvent(choose);
  useEffect(() => {
    if (dropped) chooseDropped(dropped);
  }, [dropped]);
  return { picture, arrived, failure, choose, again: () => void sendNewest() };
};
