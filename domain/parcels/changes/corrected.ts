import { ok } from '../../kernel/result.ts';
import type { Correction } from '../bench/bench.ts';
import { isHere } from '../lifecycle.ts';
import type { Parcel, parcelDeeds } from '../parcel.ts';
import { type By, next, notPossible, type Stepped, unchangedSince } from './step.ts';

const measured = ({ weightLb, sides, condition, conditionNote }: Parcel): string =>
  JSON.stringify([weightLb, sides.length, sides.width, sides.height, condition, conditionNote ?? '']);
const seenIn = ({ seen }: Parcel): string => JSON.stringify(seen);

type Deed = (typeof parcelDeeds)[number];

/** What was put right from one version of a parcel to the next. */
export const correctedDeeds = (before: Parcel, after: Parcel): Deed[] => [
  ...(measured(before) === measured(after) ? [] : (['measured'] as const)),
  ...(before.shelf === after.shelf ? [] : (['moved'] as const)),
  ...(seenIn(before) === seenIn(after) ? [] : (['seen'] as const)),
];

/** A parcel with weight, size, condition, shelf or what was seen put right. Whoever looked at the goods has not seen what is seen now. */
export const corrected = (before: Parcel, { version, ...change }: Correction, by: By): Stepped => {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const after = next(before, given, by);
  if (correctedDeeds(before, after).length === 0) return ok(before);
  const known = unchangedSince(before, version);
  if (!known.ok) return known;
  if (!isHere(before.state)) return notPossible(before, 'It has left, so nothing of it can be changed.');
  // The shipment has what was measured: its price and its papers follow from it.
  if (before.shipment !== undefined && measured(before) !== measured(after))
    return notPossible(before, 'It is in a shipment. Weigh and measure the piece there.');
  // Nobody would look at it: what holds a parcel holds nothing that is a piece of a shipment.
  if (before.shipment !== undefined && seenIn(before) !== seenIn(after))
    return notPossible(before, 'It is in a shipment. Hold the shipment for what you have seen.');
  const { looked, ...rest } = after;
  return ok(seenIn(before) === seenIn(after) ? after : rest);
};
