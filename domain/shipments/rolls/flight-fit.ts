import type { Flight } from '../../departures/flight.ts';
import { placeProblem } from '../../departures/places.ts';
import { loadOf, weightOf } from '../pieces.ts';
import type { Shipment } from '../shipment.ts';

/** Whether all pieces are at our dock: those that we have received. */
export const isOnHand = ({ pieces }: Pick<Shipment, 'pieces'>): boolean =>
  pieces.every(({ state }) => state === 'CANCELLED' || state === 'RECEIVED' || state === 'READY');

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
export const fits = (
  flight: Flight,
  shipment: Pick<Shipment, 'pieces'>,
  now: Date,
  comesAt: Date = now,
): boolean =>
  !comesTooLate(flight, comesAt, now) &&
  takesHeaviest(flight, shipment) &&
  placeProblem(flight, loadOf(shipment.pieces), { now, onHand: isOnHand(shipment) }) === undefined;
