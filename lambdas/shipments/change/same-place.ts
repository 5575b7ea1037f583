import { loadOf } from '#domain/shipments/pieces.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { refused } from './change-shipment.ts';
import { type Flights, noRoom } from './flight-place.ts';
import { offList, waitingOf } from './waiting-of.ts';

type Writes = Readonly<Record<string, Write>>;
type NoRoom = NonNullable<Awaited<ReturnType<typeof noRoom>>>['refusal'];

/**
 * The writes with which changed goods keep their place on a flight, one that is held for them, or their turn on a waitlist. The
 * refusal when the place is too small for them. Goods for another country leave the list.
 */
export const samePlace = async (
  flights: Flights,
  before: Shipment,
  after: Shipment,
  now: Date,
): Promise<{ readonly writes: Writes } | { readonly refusal: NoRoom }> => {
  const { waits } = before;
  if (waits !== undefined && after.waits === undefined) return { writes: offList(flights, before, now) };
  const taken = before.departureId ?? (waits?.offeredUntil === undefined ? undefined : waits.departureId);
  const problem = taken === undefined ? undefined : await noRoom(flights, taken, before, after, now);
  if (problem) return refused(problem);
  const loads = { before: loadOf(before.pieces), after: loadOf(after.pieces) };
  if (waits !== undefined)
    return { writes: flights.waitlist.change(waitingOf(before, waits), waitingOf(after, waits), now) };
  if (before.departureId === undefined) return { writes: {} };
  return { writes: { place: flights.changePlace(before.departureId, { ...loads, measured: false, now }) } };
};
