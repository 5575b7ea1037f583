import type { Flight } from '../../departures/flight.ts';
import { underWayStates } from '../../departures/under-way.ts';
import { blocking, holds } from '../holds.ts';
import { type PieceState, pieceStates } from '../lifecycle.ts';
import { partOn } from '../piece-flights.ts';
import type { Piece } from '../pieces.ts';
import type { Shipment } from '../shipment.ts';
import type { FlightFollowed } from './flight-followed.ts';
import { nextStep } from './flight-steps.ts';

/** Why a piece is not where its flight is. `LEFT_BEHIND`: it is not on the list of the flight, so it did not leave with it. */
export const behindReasons = [
  'SHORT_SHIPPED',
  'OFFLOADED',
  'MISSING',
  'OVER_CARRIED',
  'LEFT_BEHIND',
  'HELD',
] as const;
type BehindReason = (typeof behindReasons)[number];

const stateOf: Readonly<Record<(typeof underWayStates)[number], PieceState>> = {
  DEPARTED: 'DEPARTED',
  ARRIVED: 'ARRIVED',
  CHECKED_IN: 'CHECKED_IN_DEST',
  CUSTOMS: 'CUSTOMS',
  CLEARED: 'CLEARED',
  READY: 'READY_FOR_COLLECTION',
  CLOSED: 'DELIVERED',
};

/** Where everything on a flight should be; undefined until it has left. */
const whereFlightIs = ({ happened = [] }: Pick<Flight, 'happened'>): PieceState | undefined => {
  const furthest = underWayStates.findLast((state) => happened.some((one) => one.state === state));
  return furthest && stateOf[furthest];
};

const rank = (state: PieceState): number => pieceStates.indexOf(state);

const reasonOf = ({ exception, state }: Piece): BehindReason =>
  exception ?? (rank(state) < rank('MANIFESTED') ? 'LEFT_BEHIND' : 'HELD');

/** Pieces of a shipment that are not where their flight is, and what keeps them from coming along. */
export interface Behind {
  readonly number: string;
  readonly pieces: readonly number[];
  readonly why: BehindReason;
  /** Names of the holds, when they are the reason. */
  readonly holds: readonly string[];
}

/**
 * What does not come along with a flight although nothing is left to do for the worker, by its reason. Empty while the flight has not
 * left, and for a shipment that the worker still has to bring along.
 */
export const behindOf = (whole: Shipment, flight: FlightFollowed, now: string): readonly Behind[] => {
  const target = whereFlightIs(flight);
  if (target === undefined || nextStep(whole, flight, now) !== undefined) return [];
  const shipment = partOn(whole, flight.id);
  const behind = shipment.pieces.filter(
    ({ state, exception }) =>
      state !== 'CANCELLED' && (exception !== undefined || rank(state) < rank(target)),
  );
  const whys = behindReasons.filter((why) => behind.some((piece) => reasonOf(piece) === why));
  return whys.map((why) => ({
    number: shipment.number,
    pieces: behind.filter((piece) => reasonOf(piece) === why).map(({ n }) => n),
    why,
    holds: why === 'HELD' ? blocking(shipment.holds, 'handover').map(({ kind }) => holds[kind].name) : [],
  }));
};
