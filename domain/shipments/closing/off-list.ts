import type { Piece } from '../pieces.ts';
import type { Shipment } from '../shipment.ts';

const comesOff = (piece: Piece): Piece => {
  const { accepted: _of, ...kept } = piece;
  return piece.state === 'MANIFESTED' ? { ...kept, state: 'READY' } : piece;
};

/**
 * A shipment whose flight does not fly: what was on its list is ready for another one, and nothing is frozen for it any more. Its state
 * is that before; whoever writes the next version works it out.
 */
export const offList = ({ frozen: _closing, ...shipment }: Shipment): Shipment => ({
  ...shipment,
  pieces: shipment.pieces.map(comesOff),
});
