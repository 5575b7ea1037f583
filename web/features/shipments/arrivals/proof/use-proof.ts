import { useRef, useState } from 'react';
import type { Strokes } from '#domain/kernel/signature.ts';
import { type KeptPhoto, keptPhoto, sendPhoto, whenReleased } from '#web/sending/photo.ts';
import { prepare } from '#web/sending/prepare.ts';
import { isSigned } from '#web/signing/strokes.ts';
import { pictureOf } from './picture-of.ts';

/** The proof of a handover, as it is said with it. */
interface Proof {
  readonly signature?: string;
  readonly onPaper?: true;
  readonly photo?: string;
}

/** Sends a picture and waits until it was looked through. Returns the id of its file. */
const sent = async (number: string, photo: KeptPhoto): Promise<string> => {
  const subject = { kind: 'shipment', id: number } as const;
  const id = await sendPhoto(subject, photo);
  await whenReleased(subject, id);
  return id;
};

/** What the person who collects signs, and a photo of it, until both are sent with the handover. */
export const useProof = (number: string) => {
  const [strokes, setStrokes] = useState<Strokes>([]);
  const [isOnPaper, setOnPaper] = useState(false);
  const [photo, setPhoto] = useState<KeptPhoto>();
  /** The picture of these strokes: after a wrong code it is the same file, and not sent again. */
  const drawn = useRef<{ readonly of: Strokes; readonly picture: KeptPhoto }>(undefined);
  const signature = async (): Promise<string> => {
    if (drawn.current?.of !== strokes)
      drawn.current = {
        of: strokes,
        picture: await keptPhoto(await prepare(await pictureOf(strokes)), 'HANDOVER_SIGNATURE'),
      };
    return sent(number, drawn.current.picture);
  };
  return {
    strokes,
    setStrokes,
    isOnPaper,
    setOnPaper,
    photo,
    setPhoto,
    isGiven: isOnPaper || isSigned(strokes),
    send: async (): Promise<Proof> => {
      const signed = isOnPaper ? ({ onPaper: true } as const) : { signature: await signature() };
      return photo === undefined ? signed : { ...signed, photo: await sent(number, photo) };
    },
    clear: (): void => {
      setStrokes([]);
      setOnPaper(false);
      setPhoto(undefined);
    },
  };
};
