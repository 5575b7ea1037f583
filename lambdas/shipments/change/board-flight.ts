import { holdsAfter } from '#domain/shipments/automatic-holds.ts';
import { exportFilingOf } from '#domain/shipments/eei.ts';
import { together } from '#domain/shipments/flight-progress/rebook.ts';
import { isOnHand } from '#domain/shipments/rolls/flight-fit.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { holdsPlaceOn } from '#domain/shipments/waitlist/waits.ts';
import type { Write } from '../../runtime/table/writes.ts';
import type { FlightExports } from '../store/exports-on-flight.ts';
import type { Flights } from './flight-place.ts';
import { placeWrites } from './place-writes.ts';
import { notWaiting, offList, waitingOf } from './waiting-of.ts';

interface Deps {
  readonly flights: Flights;
  readonly exports: FlightExports;
}

/** A shipment on another flight, or on its first one, with the guarded writes that put it there. */
export interface Boarding {
  readonly after: Shipment;
  readonly guards: Readonly<Record<string, Write>>;
}

/**
 * Puts the next version of a shipment on its flight: the place is taken, or the one that is held for it; that on the flight before
 * is given back, and so is its turn on a waitlist; and the exports to the same receiver are summed again, with the holds that
 * follow.
 */
export const boardFlight = async (
  { flights, exports }: Deps,
  before: Shipment,
  next: Shipment,
  now: Date,
): Promise<Boarding> => {
  const { departureId = '' } = next;
  const sums = await exports.after(before, next, now);
  // It flies as a whole again, also when a piece of it had another flight.
  const filed = { ...together(notWaiting(next)), eei: exportFilingOf(next, sums.exports, before) };
  const after = { ...filed, holds: [...holdsAfter(before, filed, next.changedAt)] };
  const { waits } = before;
  const request = { now, onHand: isOnHand(next) };
  const place =
    waits !== undefined && holdsPlaceOn(before, departureId, now)
      ? {
          ...placeWrites(flights, before, { ...before, pieces: [] }, request),
          ...flights.waitlist.accept(waitingOf(before, waits), now),
        }
      : { ...placeWrites(flights, before, after, request), ...offList(flights, before, now) };
  return {
    after,
    guards: {
      ...place,
      ...sums.writes,
    },
  };
};
