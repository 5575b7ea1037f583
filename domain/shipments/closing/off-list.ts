import { flightOf } from '../piece-flights.ts';
import type { Piece } from '../pieces.ts';
import type { Shipment } from '../shipment.ts';

const comesOff = (piece: Piece): Piece => {
  const { accepted: _of, ...kept } = piece;
  return piece.state === 'MANIFESTED' ? { ...kept, state: 'READY' } : piece;
};

/**
 * A shipment of which a flight does not fly: what was on its list is ready for another one, and nothing is frozen for it any more. Its
 * state is that before; whoever writes the next version works it out.
 */
export const offList = (shipment: Shipment, flight: string): Shipment => {
  const { frozen, ...rest } = shipment;
  return {
    ...rest,
    ...(frozen === undefined || frozen.flight === flight ? {} : { frozen }),
    pieces: shipment.pieces.map((piece) => (flightOf(shipment, piece) === flight ? comesOff(piece) : piece)),
  };
};
