import { type PieceAtDock, pieceAtDock } from '#domain/shipments/dock/piece-at-dock.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';

/** A piece of a shipment as the dock sees it. Throws when the shipment has no such piece, which is looked up before. */
export const shownPiece = (shipment: Shipment, n: number): PieceAtDock => {
  const piece = pieceAtDock(shipment, n);
  if (!piece) throw new Error('The piece of a scan or an event is not in its shipment.');
  return piece;
};
