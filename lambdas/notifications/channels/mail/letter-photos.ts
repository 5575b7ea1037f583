import type { AnnouncedLetter } from '../../../runtime/announcement.ts';
import type { LetterPhoto } from '../../../runtime/letters/letter.ts';
import type { Log } from '../../../runtime/logger.ts';

/** Reads the small copy of the first photo of something, or of the one whose file is given. Undefined when there is none yet. */
export type ReadPhoto = (of: string, file?: string) => Promise<Uint8Array | undefined>;

/** A letter is opened on a phone, often for money by the megabyte. What is left out is behind its link. */
const MOST_PHOTOS = 3;
export const MOST_PHOTO_BYTES = 150_000;

interface Deps {
  readonly readPhoto: ReadPhoto;
  readonly log: Pick<Log, 'warn'>;
}

/**
 * The photos that go along with a letter: of the first three that it may have, those that are there and fit. It never fails: a letter
 * without its photo says as much.
 */
export const readPhotos =
  ({ readPhoto, log }: Deps) =>
  async (cause: string, announced: AnnouncedLetter['photos']): Promise<readonly LetterPhoto[]> => {
    const found = await Promise.all(
      (announced ?? []).slice(0, MOST_PHOTOS).map(async ({ of, file, ...photo }) => {
        try {
          const bytes = await readPhoto(of, file);
          return bytes === undefined ? [] : [{ ...photo, bytes }];
        } catch (error) {
          log.warn('A letter goes without a photo that cannot be read', { cause, of, error: String(error) });
          return [];
        }
      }),
    );
    const fitting: LetterPhoto[] = [];
    let left = MOST_PHOTO_BYTES;
    for (const photo of found.flat()) {
      if (photo.bytes.length > left) continue;
      fitting.push(photo);
      left -= photo.bytes.length;
    }
    return fitting;
  };
