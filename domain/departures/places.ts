import type { FlightRecord, Load } from './flight.ts';
import { flightState } from './lifecycle.ts';

/** Why a flight has no place for a load. */
export type PlaceProblem = 'FLIGHT_CANCELLED' | 'FLIGHT_NOT_OPEN' | 'FLIGHT_CLOSED' | 'FLIGHT_FULL';

/** When a place is asked for, and whether every piece is at the dock already. */
export interface PlaceRequest {
  readonly now: Date;
  readonly onHand: boolean;
}

type Bookable = Pick<FlightRecord, 'recorded' | 'opensAt' | 'cargoCutoff' | 'bookingCutoff' | 'free'>;

/**
 * Why a flight that was read cannot carry a load; undefined when it can. Goods on their way need the cargo cutoff, goods at
 * the dock the booking cutoff (domain notes §4). The write that takes the place has the same condition.
 */
export const placeProblem = (
  flight: Bookable,
  { thousandthsLb, pieces }: Load,
  { now, onHand }: PlaceRequest,
): PlaceProblem | undefined => {
  const state = flightState(flight, now);
  if (state === 'CANCELLED') return 'FLIGHT_CANCELLED';
  if (state === 'PLANNED') return 'FLIGHT_NOT_OPEN';
  if (state !== 'OPEN' && !(onHand && state === 'CARGO_CLOSED')) return 'FLIGHT_CLOSED';
  const fits = thousandthsLb <= flight.free.thousandthsLb && pieces <= flight.free.pieces;
  return fits ? undefined : 'FLIGHT_FULL';
};
