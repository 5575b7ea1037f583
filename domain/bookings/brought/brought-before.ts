import { isAtDock } from '../../shipments/pickup.ts';
import type { Shipment } from '../../shipments/shipment.ts';
import type { Booking } from '../booking.ts';
import { isChangeable } from '../changes/changed.ts';
import { cancelled } from '../changes/decided.ts';
import { type By, next } from '../changes/step.ts';
import { lateVisit } from '../fee.ts';
import { goodsOfPieces } from '../goods-of-shipments.ts';
import { piecesOf, plannedVisits } from '../visits.ts';

/** Why a pickup is over that nobody needs any more, as its owner and the desk read it. */
export const BROUGHT_BEFORE = 'It came to our dock before the pickup.';

type Brought = Pick<Shipment, 'pieces'>;

/** Whether no van has fetched anything yet: what comes to the dock from its slot on may have come in it. */
const isBeforeVan = (booking: Booking, pieces: Shipment['pieces'], now: Date): boolean =>
  booking.way === 'PICKUP' &&
  isChangeable(booking) &&
  pieces.every(({ state }) => state !== 'PICKED_UP') &&
  plannedVisits(booking).every(({ slot }) => now < new Date(slot.from));

/** Whether its shipments are all that was booked. Where they are not yet, somebody may still wait with goods that no shipment names. */
const isAllNamed = ({ goods, brought = [] }: Booking, shipments: readonly Brought[]): boolean =>
  piecesOf({ goods: [...goods, ...brought] }) <= shipments.flatMap(({ pieces }) => pieces).length;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** It fetches the rest, or all of it again where a receipt was a mistake. */
const fetchingRest = (
  before: Booking,
  goods: Booking['goods'],
  brought: Booking['goods'],
  by: By,
): Booking => {
  const { brought: was = [], ...rest } = before;
  if (same(goods, before.goods) && same(brought, was)) return before;
  return next(rest, { goods, ...(brought.length === 0 ? {} : { brought }) }, by);
};

const notNeeded = (before: Booking, by: By, now: Date): Booking => {
  const feeFor = lateVisit(before, now)?.number;
  const done = cancelled(before, { version: before.version, because: BROUGHT_BEFORE, feeFor, ...by });
  return done.ok ? { ...done.value, notNeeded: true } : before;
};

/**
 * A pickup after goods of its shipments came to our dock before the van: it fetches the rest, or is canceled once all of it is here, for
 * what canceling costs its owner at that moment. The same booking where nothing came, where the van may have brought it, and where goods
 * were booked that no shipment names yet.
 * @param shipments all that it brings, as they are now.
 */
export const broughtBefore = (before: Booking, shipments: readonly Brought[], by: By, now: Date): Booking => {
  const pieces = shipments.flatMap((each) => each.pieces).filter(({ state }) => state !== 'CANCELLED');
  const here = pieces.filter(isAtDock);
  if (here.length === 0 && before.brought === undefined) return before;
  if (!isBeforeVan(before, pieces, now) || !isAllNamed(before, shipments)) return before;
  const left = pieces.filter((piece) => !isAtDock(piece));
  return left.length === 0
    ? notNeeded(before, by, now)
    : fetchingRest(before, goodsOfPieces(left), goodsOfPieces(here), by);
};
