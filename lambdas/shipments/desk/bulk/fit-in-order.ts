import type { Load } from '#domain/departures/flight.ts';
import { loadOf } from '#domain/shipments/pieces.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { type BulkAnswer, refusedRow } from '../../../runtime/bulk-row.ts';

interface Looked {
  readonly answer: BulkAnswer;
  readonly shipment: Shipment | undefined;
}

/**
 * Each shipment was looked at as if it were the only one to move. Together they may not fit: they get places in their order, as
 * they will when they move, and the others are refused.
 */
export const fitInOrder = (
  looked: readonly Looked[],
  free: Load | undefined,
  full: Parameters<typeof refusedRow>[0],
): readonly BulkAnswer[] => {
  let left = free;
  return looked.map(({ answer, shipment }) => {
    if (left === undefined || shipment === undefined || answer.outcome !== 'changed') return answer;
    const load = loadOf(shipment.pieces);
    if (load.thousandthsLb > left.thousandthsLb || load.pieces > left.pieces)
      return refusedRow(full, answer.version);
    left = { thousandthsLb: left.thousandthsLb - load.thousandthsLb, pieces: left.pieces - load.pieces };
    return answer;
  });
};
