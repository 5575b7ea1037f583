import type { Flight } from '../../departures/flight.ts';
import { placeProblem } from '../../departures/places.ts';
import type { PieceState } from '../lifecycle.ts';
import { loadOf, weightOf } from '../pieces.ts';
import type { Shipment } from '../shipment.ts';

const withUs: readonly PieceState[] = ['CANCELLED', 'RECEIVED', 'READY'];

type OnHand = Pick<Shipment, 'pieces'> & Partial<Pick<Shipment, 'howItComes'>>;

/** Whether all pieces are with us: those that we have received, and what lies in a mailbox, also before it is booked. */
export const isOnHand = ({ pieces, howItComes }: OnHand): boolean => {
  const here: readonly PieceState[] = howItComes === 'MAILBOX' ? [...withUs, 'DRAFT', 'BOOKED'] : withUs;
  return pieces.every(({ state }) => here.includes(state));
};

/** Pounds of the heaviest piece that still counts. */
export const heaviestLb = ({ pieces }: Pick<Shipment, 'pieces'>): number =>
  Math.max(0, ...pieces.map((piece) => (piece.state === 'CANCELLED' ? 0 : weightOf(piece)))) / 1000;

/** Whether the plane of a flight takes every piece. */
export const takesHeaviest = (
  { capacity }: Pick<Flight, 'capacity'>,
  shipment: Pick<Shipment, 'pieces'>,
): boolean => heaviestLb(shipment) <= capacity.largestPieceLb;

/** Whether goods that can be at the dock at an instant at the earliest miss a flight. Goods that are brought are never too late here. */
export const comesTooLate = (
  { cargoCutoff }: Pick<Flight, 'cargoCutoff'>,
  comesAt: Date,
  now: Date,
): boolean => comesAt > now && comesAt.toISOString() >= cargoCutoff;

/** Whether a shipment gets a place on a flight at this instant, and makes it: `comesAt` is when it can be at the dock. */
export const fits = (flight: Flight, shipment: OnHand, now: Date, comesAt: Date = now): boolean =>
  !comesTooLate(flight, comesAt, now) &&
  takesHeaviest(flight, shipment) &&
  placeProblem(flight, loadOf(shipment.pieces), { now, onHand: isOnHand(shipment) }) === undefined;
