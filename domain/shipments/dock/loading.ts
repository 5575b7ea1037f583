import * as z from 'zod/mini';
import type { TrackingCode } from '../lifecycle.ts';
import { flightOf, partOn } from '../piece-flights.ts';
import type { Piece } from '../pieces.ts';
import type { Shipment } from '../shipment.ts';

/** Pieces with the load of a flight, of those that fly with it. */
export const Loading = z.object({ done: z.int(), of: z.int() });

/** Codes after which a piece is no longer with the load of its flight. Nothing with an alarm stays there. */
const unloads: readonly TrackingCode[] = ['ULD', 'DIS_SSPD', 'DIS_OFLD', 'ALM'];

/**
 * A piece as an event leaves it with the load of its flight. It keeps the flight with whose load it was put, so that a piece that is
 * moved to another flight is not loaded there, and nobody has to take the mark off.
 */
export const withLoading = (
  shipment: Pick<Shipment, 'departureId'>,
  piece: Piece,
  code: TrackingCode,
): Piece => {
  const { loaded: _with, ...rest } = piece;
  if (unloads.includes(code)) return rest;
  const flight = flightOf(shipment, piece);
  return code === 'LDD' && flight !== undefined ? { ...rest, loaded: flight } : piece;
};

/** Whether a piece was put with the load of the flight that it has now: "12 of 14 loaded". */
export const isLoaded = (
  shipment: Pick<Shipment, 'departureId'>,
  piece: Pick<Piece, 'departureId' | 'loaded'>,
): boolean => piece.loaded !== undefined && piece.loaded === flightOf(shipment, piece);

/** How many pieces of a flight are with its load: "12 of 14 loaded". Canceled ones do not count. */
export const loadedOn = (everybody: readonly Shipment[], flight: string): z.infer<typeof Loading> => {
  const pieces = everybody
    .flatMap((shipment) => partOn(shipment, flight).pieces)
    .filter(({ state }) => state !== 'CANCELLED');
  return { done: pieces.filter(({ loaded }) => loaded === flight).length, of: pieces.length };
};
