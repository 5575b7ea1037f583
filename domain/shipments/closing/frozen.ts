import type { Piece } from '../pieces.ts';
import type { Shipment } from '../shipment.ts';

/** What a look at the blockers of a shipment has looked at, beside its pieces, its holds and its filing. */
const looked = ['departureId', 'commodities', 'consignee'] as const satisfies readonly (keyof Shipment)[];

/** A piece without what says nothing about whether it may fly: whether it stands with the load of the flight, and since when. */
const fitness = ({ loaded: _where, at: _when, ...piece }: Piece) => piece;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Whether a change leaves a frozen shipment fit for the manifest of its flight: no new hold, the same pieces on the same flight, and no
 * filing less than before. Whatever takes the mark of the closing away was decided by the closing itself, or after it. A shipment that
 * is not frozen may change as it likes.
 */
export const staysListable = (before: Shipment, after: Shipment): boolean =>
  before.frozen === undefined ||
  after.frozen === undefined ||
  (after.holds.every(({ kind }) => before.holds.some((hold) => hold.kind === kind)) &&
    looked.every((field) => isSame(before[field], after[field])) &&
    isSame(before.pieces.map(fitness), after.pieces.map(fitness)) &&
    (isSame(before.eei, after.eei) || after.eei.status === 'FILED'));
