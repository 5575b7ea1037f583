import { ok } from '../../kernel/result.ts';
import { holdsOf } from '../holds/holds.ts';
import type { Parcel } from '../parcel.ts';
import { type By, next, notPossible, type Stepped, unchangedSince } from './step.ts';

interface Seen extends By {
  readonly version: number;
}

interface AskingPhotos extends Seen {
  /** Of all of them, in cents, as its owner agreed. */
  readonly price: number;
  readonly count: number;
}

/** A parcel of which its owner wants more photos. They are taken and charged once; asking again while they wait changes nothing. */
export const photosAsked = (before: Parcel, { version, price, count, ...by }: AskingPhotos): Stepped => {
  const { photos, state } = before;
  if (photos !== undefined && photos.doneAt === undefined) return ok(before);
  const seen = unchangedSince(before, version);
  if (!seen.ok) return seen;
  if (photos !== undefined)
    return notPossible(before, 'We took more photos of this parcel before. Call us if you need others.');
  if (state !== 'IN_STORAGE')
    return notPossible(before, 'It is on its way, so no more photos of it can be taken.');
  return ok(next(before, { photos: { price, count, askedAt: by.at } }, by));
};

/** Whether something inside may not fly. Whose mail it is does not matter for that. */
const mayNotFly = (parcel: Parcel): boolean =>
  holdsOf(parcel, { usMailOk: true }).some(({ kind }) => kind === 'DISPOSE_OR_RETURN');

/** A parcel of which its owner agreed that we dispose of it. Only what may not fly is disposed of. */
export const disposalAgreed = (before: Parcel, { version, ...by }: Seen): Stepped => {
  if (before.disposal?.agreedAt !== undefined) return ok(before);
  const seen = unchangedSince(before, version);
  if (!seen.ok) return seen;
  if (!mayNotFly(before))
    return notPossible(before, 'Nothing in it is kept from flying, so we do not dispose of it.');
  const because = 'It may not fly, and its owner agreed.';
  return ok(next(before, { disposal: { because, agreedAt: by.at, by: by.by } }, by));
};
