import { useState } from 'react';
import { PhotoInput } from '#web/scanning/photo-input.tsx';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import type { useDock } from './use-dock.ts';

/** Takes a photo of the goods, which is kept on this device until it is sent. */
export const PhotoButton = ({
  number,
  n,
  dock,
}: {
  readonly number: string;
  readonly n: number;
  readonly dock: Pick<ReturnType<typeof useDock>, 'keep' | 'fail'>;
}) => {
  const [isKept, setIsKept] = useState(false);
  return (
    <PhotoInput
      label="Photo of the goods"
      purpose="GOODS_PHOTO"
      words={isKept ? 'Photo kept. Take another' : 'Take a photo'}
      onPhoto={async (photo) => {
        const words = `Photo: ${number} piece ${n}`;
        setIsKept(await dock.keep(uuidV7(), number, words, { kind: 'photo', number, photo }));
      }}
      onFail={dock.fail}
    />
  );
};
