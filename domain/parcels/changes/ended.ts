import { ok, type Result, refuse } from '../../kernel/result.ts';
import { mayBecome } from '../lifecycle.ts';
import type { Parcel } from '../parcel.ts';
import { type By, next, notPossible, type Stepped, type StepRefusal, unchangedSince } from './step.ts';

interface Seen extends By {
  readonly version: number;
}

interface PhotosTaken extends Seen {
  /** How many photos were sent since its owner asked. */
  readonly taken: number;
}

/** A parcel of which the photos are taken that its owner asked for: as many as they pay for. */
export const photosTaken = (before: Parcel, { version, taken, ...by }: PhotosTaken): Stepped => {
  const { photos } = before;
  if (photos?.doneAt !== undefined) return ok(before);
  const seen = unchangedSince(before, version);
  if (!seen.ok) return seen;
  if (photos === undefined) return notPossible(before, 'Nobody has asked for photos of this parcel.');
  const missing = photos.count - taken;
  if (missing > 0)
    return notPossible(
      before,
      `Its owner pays for ${photos.count}. Add ${missing} more ${missing === 1 ? 'photo' : 'photos'} first.`,
    );
  return ok(next(before, { photos: { ...photos, doneAt: by.at } }, by));
};

/** A parcel that the carrier has taken back to its store. */
export const handedBack = (
  before: Parcel,
  { version, receipt, ...by }: Seen & { readonly receipt?: string | undefined },
): Stepped => {
  if (before.state === 'RETURNED') return ok(before);
  const seen = unchangedSince(before, version);
  if (!seen.ok) return seen;
  const { back } = before;
  if (before.state !== 'RETURNING' || back === undefined)
    return notPossible(before, 'Nobody has asked to send this parcel back.');
  const given = { ...back, handedOverAt: by.at, ...(receipt === undefined ? {} : { receipt }) };
  return ok(next(before, { state: 'RETURNED', back: given }, by));
};

interface Disposing extends Seen {
  readonly because: string;
  /** An admin may dispose of a danger that cannot wait for its owner. */
  readonly mayAlone: boolean;
}

/** A parcel that was disposed of: its owner agreed, or an admin could not wait. */
export const disposed = (
  before: Parcel,
  { version, because, mayAlone, ...by }: Disposing,
): Result<Parcel, 'YES_NEEDED', StepRefusal> => {
  if (before.state === 'DISPOSED') return ok(before);
  const seen = unchangedSince(before, version);
  if (!seen.ok) return seen;
  if (!mayBecome(before.state, 'DISPOSED'))
    return notPossible(before, 'It is on its way, or it has left. It cannot be disposed of.');
  const agreedAt = before.disposal?.agreedAt;
  if (agreedAt === undefined && !mayAlone)
    return refuse('YES_NEEDED', 'Its owner has not agreed. Ask them, or ask an admin where it cannot wait.');
  const disposal = { because, by: by.by, doneAt: by.at, ...(agreedAt === undefined ? {} : { agreedAt }) };
  return ok(next(before, { state: 'DISPOSED', disposal }, by));
};
