import { hasFlown } from '../lifecycle.ts';
import { flightOf } from '../piece-flights.ts';
import type { Piece } from '../pieces.ts';
import type { Shipment } from '../shipment.ts';

/** A shipment whose pieces all fly with its flight. */
export const together = <Whole extends { readonly pieces: readonly Piece[] }>(shipment: Whole) => ({
  ...shipment,
  pieces: shipment.pieces.map(({ departureId: _own, ...piece }) => piece),
});

const hasLeft = (piece: Piece): boolean => piece.state === 'MANIFESTED' || hasFlown(piece);

/**
 * The pieces that may fly with another flight than the others: they are ready, and were left behind, or others of the shipment are on the
 * list of its flight or have left with it. A shipment of which nothing has left is moved as a whole instead.
 */
export const leftBehind = ({ pieces }: Pick<Shipment, 'pieces'>): readonly Piece[] =>
  pieces.filter(
    ({ state, exception }) =>
      state === 'READY' &&
      (exception === 'SHORT_SHIPPED' ||
        exception === 'OFFLOADED' ||
        (exception === undefined && pieces.some(hasLeft))),
  );

/**
 * The pieces that are not at our dock yet while others of the shipment on the same flight are: those can fly, and these with a later
 * flight. None while all are there, or nothing is.
 */
export const notHere = (shipment: Pick<Shipment, 'departureId' | 'pieces'>): readonly Piece[] => {
  const isExpected = ({ state }: Piece): boolean => state === 'BOOKED' || state === 'PICKED_UP';
  const isHere = ({ state }: Piece): boolean => state === 'RECEIVED' || state === 'READY';
  const here = new Set(shipment.pieces.filter(isHere).map((piece) => flightOf(shipment, piece)));
  return shipment.pieces.filter((piece) => isExpected(piece) && here.has(flightOf(shipment, piece)));
};

/** The pieces that may be booked on another flight than the others, whatever the reason. */
export const mayFlyApart = (shipment: Pick<Shipment, 'departureId' | 'pieces'>): readonly Piece[] => [
  ...leftBehind(shipment),
  ...notHere(shipment),
];

/**
 * The flights of a shipment after some of its pieces were booked on another one. The shipment keeps its flight as long as a piece is on
 * it; when all are on the other one, that is the shipment's. Booking a piece again is the remedy of what went wrong with it.
 */
export const rebooked = (
  shipment: Shipment,
  numbers: readonly number[],
  to: string,
): Pick<Shipment, 'departureId' | 'pieces'> => {
  const pieces = shipment.pieces.map((piece): Piece => {
    if (!numbers.includes(piece.n)) return piece;
    const { exception: _remedied, accepted: _by, loaded: _with, departureId: _before, ...kept } = piece;
    return to === shipment.departureId ? kept : { ...kept, departureId: to };
  });
  const counted = pieces.filter(({ state }) => state !== 'CANCELLED');
  return counted.every((piece) => flightOf(shipment, piece) === to)
    ? { departureId: to, pieces: together({ pieces }).pieces }
    : { departureId: shipment.departureId, pieces };
};
