import { numberOfFlight, usualDayIn } from '../../departures/flight-id.ts';
import { destinationCodes, destinations } from '../../kernel/destinations.ts';
import type { Blocker } from '../gate.ts';
import { blocking, type HoldKind, holds } from '../holds.ts';
import { flightOf } from '../piece-flights.ts';
import type { Piece } from '../pieces.ts';
import type { Shipment } from '../shipment.ts';
import { dayWords } from '../tracking/local-times.ts';
import type { PieceAtDock } from './piece-at-dock.ts';

/** A flight as people at the dock say it: `the flight to Guyana on Friday, November 27`. The day is the usual one of its schedule. */
const flightWords = (id: string): string => {
  const to = destinationCodes.find((code) => id.startsWith(code));
  const number = numberOfFlight(id);
  const flight = `the flight to ${to === undefined ? id : destinations[to].country} on ${dayWords(usualDayIn(id))}`;
  return number === undefined ? flight : `${flight}, number ${number}`;
};

/** Why a piece is not for the flight that is being loaded; undefined when it is. `own` is the flight of the piece, where it has one. */
export const otherFlight = (n: number, own: string | undefined, flight: string): string | undefined => {
  if (own === flight) return undefined;
  const isFor = own === undefined ? 'is booked on no flight' : `is for ${flightWords(own)}`;
  return `Do not load it. Piece ${n} ${isFor}. You are loading ${flightWords(flight)}.`;
};

/** A shipment as the loading of one piece sees it: that piece alone, on its own flight. The others may come later. */
export const forLoading = (shipment: Shipment, piece: Piece): Shipment => {
  const departureId = flightOf(shipment, piece);
  return { ...shipment, ...(departureId === undefined ? {} : { departureId }), pieces: [piece] };
};

/**
 * What keeps a piece off the load: everything that keeps it off the list of its flight, except that the flight as a whole has more than
 * it can carry, which no single piece can settle.
 */
export const loadBlockers = (blockers: readonly Blocker[]): readonly Blocker[] =>
  blockers.filter(({ code }) => code !== 'OVER_CAPACITY');

/** The words for somebody with the piece in their hands. */
export const blockedWords = (n: number, why: readonly string[]): string =>
  `Do not load it. Piece ${n} cannot fly: ${why.join(', ')}.`;

/**
 * Why a piece is not loaded, by what a device without a connection last saw of it; undefined when it knows no reason. The server
 * decides again when the scan arrives.
 */
export const knownNotToLoad = (
  {
    n,
    departureId,
    state,
    security,
    holds: held,
  }: Pick<PieceAtDock, 'n' | 'departureId' | 'state' | 'security'> & { readonly holds: readonly HoldKind[] },
  flight: string,
): string | undefined => {
  const other = otherFlight(n, departureId, flight);
  if (other !== undefined) return other;
  const why = [
    ...(security === 'NSC' || state === 'RECEIVED' ? ['it is not screened'] : []),
    ...blocking(
      held.map((kind) => ({ kind })),
      'manifest',
    ).map(({ kind }) => holds[kind].name),
  ];
  return why.length === 0 ? undefined : blockedWords(n, why);
};
