import type { FilePurpose } from '#domain/files/purposes.ts';
import { refuse } from '#domain/kernel/result.ts';
import type { FileReader } from '../../files/index.ts';

/** Only people of the dock send these. */
const PURPOSE: FilePurpose = 'SCALE_PHOTO';

interface Asked {
  readonly number: string;
  readonly photos: readonly string[];
  readonly now: Date;
}

/**
 * Why these cannot be the photos of the scale of a shipment; undefined when they can. The sender pays for what they show, so each has to
 * be a photo of the scale, of this shipment, that was looked through.
 */
export const wrongPhotos = async (readFile: FileReader, { number, photos, now }: Asked) => {
  const subject = { kind: 'shipment', id: number } as const;
  const files = await Promise.all([...new Set(photos)].map((id) => readFile(subject, id, now)));
  const usable = files.every(
    (file) => file?.purpose === PURPOSE && file.state !== 'REFUSED' && file.state !== 'EXPIRED',
  );
  if (!usable)
    return refuse('PHOTO_NOT_USABLE', 'This is no photo of the scale with this shipment. Take it again.');
  return files.every((file) => file?.state === 'RELEASED')
    ? undefined
    : refuse('PHOTO_BEING_CHECKED', 'The photo is still being checked. Try again in a few seconds.');
};
