import { ok, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import type { FileReader } from '../../files/index.ts';

export interface PhotoDeps {
  readonly readFile: FileReader;
}

/** The photos of a form, and whose they have to be. */
interface Asked {
  readonly photos: readonly string[];
  /** Every id of the person whose booking it is. */
  readonly ownerIds: readonly string[];
  /** Photos that the booking has already: they stay with it, also when the file is gone after its year. */
  readonly known?: readonly string[];
  readonly now: Date;
}

export type PhotoRefusal = Refusal<'PHOTO_NOT_FOUND'>;

/** Refuses photos that somebody else has sent, or that were sent for something else or did not pass our check. One that is being checked may come along. */
export const ownPhotos = async (
  { readFile }: PhotoDeps,
  { photos, ownerIds, known = [], now }: Asked,
): Promise<Result<undefined, never, PhotoRefusal>> => {
  const isOwn = async (id: string): Promise<boolean> => {
    const files = await Promise.all(
      ownerIds.map((owner) => readFile({ kind: 'person', id: owner }, id, now)),
    );
    return files.some(
      (file) => file?.purpose === 'PICKUP_PHOTO' && file.state !== 'REFUSED' && file.state !== 'EXPIRED',
    );
  };
  const added = [...new Set(photos)].filter((id) => !known.includes(id));
  const areOwn = await Promise.all(added.map(isOwn));
  return areOwn.every(Boolean)
    ? ok(undefined)
    : refuse('PHOTO_NOT_FOUND', 'We do not have one of these photos. Remove it, and send it again.');
};
