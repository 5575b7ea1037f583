import { holdsAfter } from '#domain/shipments/automatic-holds.ts';
import { loadOf } from '#domain/shipments/pieces.ts';
import { isOnHand } from '#domain/shipments/rolls/flight-fit.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { holdsPlaceOn } from '#domain/shipments/waitlist/waits.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { exportFilingOf } from '../declare/declared-shipment.ts';
import type { FlightExports } from '../store/exports-on-flight.ts';
import type { Flights } from './flight-place.ts';
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
  const filed = { ...notWaiting(next), eei: exportFilingOf(next, sums.exports, before) };
  const after = { ...filed, holds: [...holdsAfter(before, filed, next.changedAt)] };
  const { waits } = before;
  const place =
    waits !== undefined && holdsPlaceOn(before, departureId, now)
      ? flights.waitlist.accept(waitingOf(before, waits), now)
      : {
          place: flights.takePlace(departureId, loadOf(next.pieces), { now, onHand: isOnHand(next) }),
          ...offList(flights, before, now),
        };
  return {
    after,
    guards: {
      ...place,
      ...(before.departureId === undefined
        ? {}
        : { 'place-before': flights.releasePlace(before.departureId, loadOf(before.pieces)) }),
      ...sums.writes,
    },
  };
};
