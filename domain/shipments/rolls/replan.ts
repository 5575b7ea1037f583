import type { Flight } from '../../departures/flight.ts';
import { loadOf } from '../pieces.ts';
import type { Shipment } from '../shipment.ts';
import { fits } from './flight-fit.ts';

type Planned = Pick<Shipment, 'number' | 'pieces' | 'howItComes' | 'bookedAt'>;

/** Where one shipment of a canceled flight goes; nowhere when no flight has a place for it. */
export interface Move {
  readonly number: string;
  readonly to?: string;
}

/** Flights are planned eight weeks ahead, so a shipment is offered at most as many. */
export const FLIGHTS_TRIED = 8;

const byBooking = (one: Planned, other: Planned): number =>
  (one.bookedAt ?? '').localeCompare(other.bookedAt ?? '') || one.number.localeCompare(other.number);

const less = (flight: Flight, { pieces }: Planned): Flight => {
  const load = loadOf(pieces);
  const free = {
    thousandthsLb: flight.free.thousandthsLb - load.thousandthsLb,
    pieces: flight.free.pieces - load.pieces,
  };
  return { ...flight, free };
};

/**
 * Where the shipments of a canceled flight go: whoever has booked first chooses first, and each gets the earliest flight that has
 * a place for it after those before it.
 */
export const replanOf = (
  shipments: readonly Planned[],
  flights: readonly Flight[],
  now: Date,
): readonly Move[] => {
  const left = [...flights];
  return shipments.toSorted(byBooking).map((shipment) => {
    const place = left.findIndex((flight) => fits(flight, shipment, now));
    const flight = left[place];
    if (flight === undefined) return { number: shipment.number };
    left[place] = less(flight, shipment);
    return { number: shipment.number, to: flight.id };
  });
};
