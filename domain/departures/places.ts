import type { FlightRecord, Load } from './flight.ts';
import { flightState } from './lifecycle.ts';

/** Why a flight has no place for a load. */
export type PlaceProblem = 'FLIGHT_CANCELLED' | 'FLIGHT_NOT_OPEN' | 'FLIGHT_CLOSED' | 'FLIGHT_FULL';

/** When a place is asked for, and whether every piece is at the dock already. */
export interface PlaceRequest {
  readonly now: Date;
  readonly onHand: boolean;
}

type Scheduled = Pick<FlightRecord, 'recorded' | 'opensAt' | 'cargoCutoff' | 'bookingCutoff'>;
type Bookable = Scheduled & Pick<FlightRecord, 'free' | 'waiting'>;

/** Why a flight cannot be booked at an instant, whatever its space is; undefined when it can. */
export const notBookableNow = (
  flight: Scheduled,
  { now, onHand }: PlaceRequest,
): Exclude<PlaceProblem, 'FLIGHT_FULL'> | undefined => {
  const state = flightState(flight, now);
  if (state === 'CANCELLED') return 'FLIGHT_CANCELLED';
  if (state === 'PLANNED') return 'FLIGHT_NOT_OPEN';
  return state !== 'OPEN' && !(onHand && state === 'CARGO_CLOSED') ? 'FLIGHT_CLOSED' : undefined;
};

/**
 * Whether what is free belongs to those who wait for it. Nobody waits any more once goods on their way would be too late: then
 * goods at the dock may have it.
 */
export const isForWaitlist = (
  { waiting = 0, cargoCutoff }: Pick<FlightRecord, 'waiting' | 'cargoCutoff'>,
  now: Date,
): boolean => waiting > 0 && now.toISOString() < cargoCutoff;

/**
 * Why a flight that was read cannot carry a load; undefined when it can. Goods on their way need the cargo cutoff, goods at
 * the dock the booking cutoff (trade.md, The weekly cycle). A flight for which others wait is full, so that what becomes free is theirs. The
 * write that takes the place has the same condition.
 */
export const placeProblem = (
  flight: Bookable,
  { thousandthsLb, pieces }: Load,
  request: PlaceRequest,
): PlaceProblem | undefined => {
  const problem = notBookableNow(flight, request);
  if (problem) return problem;
  const fits = thousandthsLb <= flight.free.thousandthsLb && pieces <= flight.free.pieces;
  return fits && !isForWaitlist(flight, request.now) ? undefined : 'FLIGHT_FULL';
};
