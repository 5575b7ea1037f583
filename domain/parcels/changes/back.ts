import { ok } from '../../kernel/result.ts';
import type { Parcel } from '../parcel.ts';
import { type By, next, notPossible, type Stepped, unchangedSince } from './step.ts';

interface Seen extends By {
  readonly version: number;
}

interface SendingBack extends Seen {
  /** The file with the store's label; absent where the carrier takes it without one. */
  readonly label?: string | undefined;
  readonly note?: string | undefined;
  /** What its owner agreed to pay for it, in cents. */
  readonly fee: number;
}

export const withoutDisposal = ({ disposal, ...parcel }: Parcel): Parcel => parcel;
const withoutBack = ({ back, ...parcel }: Parcel): Parcel => parcel;

/** A parcel that its owner has sent back to its store. They no longer want it disposed of. The same again changes nothing. */
export const sentBack = (before: Parcel, { version, label, note, fee, ...by }: SendingBack): Stepped => {
  const { state, back } = before;
  if (state === 'RETURNING' && back?.label === label && back?.note === note && back?.fee === fee)
    return ok(before);
  const seen = unchangedSince(before, version);
  if (!seen.ok) return seen;
  if (state === 'RETURNING')
    return notPossible(before, 'It is to go back already. Keep it first, then ask again.');
  if (state !== 'IN_STORAGE')
    return notPossible(before, 'It is on its way, so it cannot go back to the store any more.');
  const asked = {
    fee,
    askedAt: by.at,
    ...(label === undefined ? {} : { label }),
    ...(note === undefined ? {} : { note }),
  };
  return ok(next(withoutDisposal(before), { state: 'RETURNING', back: asked }, by));
};

const isGivenUp = ({ disposal }: Parcel): boolean =>
  disposal?.agreedAt !== undefined && disposal.doneAt === undefined;

/** A parcel that its owner keeps after all: it does not go back, and is not disposed of. One that stays anyway changes nothing. */
export const keptAfterAll = (before: Parcel, { version, ...by }: Seen): Stepped => {
  if (before.state === 'IN_STORAGE' && !isGivenUp(before)) return ok(before);
  const seen = unchangedSince(before, version);
  if (!seen.ok) return seen;
  if (before.back?.sentOn) return notPossible(before, 'The mailbox is closed, so its mail is sent on.');
  if (before.state === 'IN_STORAGE') return ok(next(withoutDisposal(before), {}, by));
  return before.state === 'RETURNING'
    ? ok(next(withoutBack(before), { state: 'IN_STORAGE' }, by))
    : notPossible(before, 'The carrier has it already, so it cannot be kept any more.');
};
