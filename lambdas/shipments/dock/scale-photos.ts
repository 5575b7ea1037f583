import { refuse } from '#domain/kernel/result.ts';
import type { FileReader } from '../../files/index.ts';
import { problemOfFiles } from '../change/attached-files.ts';

interface Asked {
  readonly number: string;
  readonly photos: readonly string[];
  readonly now: Date;
}

/**
 * Why these cannot be the photos of the scale of a shipment; undefined when they can. The sender pays for what they show, so each has to
 * be a photo of the scale, which only people of the dock send, of this shipment, that was looked through.
 */
export const wrongPhotos = async (readFile: FileReader, { number, photos, now }: Asked) => {
  const problem = await problemOfFiles(readFile, { number, purpose: 'SCALE_PHOTO', files: photos, now });
  if (problem === undefined) return undefined;
  return problem === 'wrong'
    ? refuse('PHOTO_NOT_USABLE', 'This is no photo of the scale with this shipment. Take it again.')
    : refuse('PHOTO_BEING_CHECKED', 'The photo is still being checked. Try again in a few seconds.');
};
