import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FlightFollowed } from '#domain/shipments/flight-progress/flight-followed.ts';
import { nextStep } from '#domain/shipments/flight-progress/flight-steps.ts';
import type { TrackingEvent } from '#domain/shipments/happenings.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { outboxItem } from '#lambdas/runtime/table/outbox.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { putNew, type Write } from '#lambdas/runtime/table/writes.ts';
import { trackedEvent } from '#lambdas/shipments/change/events.ts';
import { nextVersion } from '#lambdas/shipments/change/next-version.ts';
import { eventItem, partitionOf, shipmentItem } from '#lambdas/shipments/store/shipment-items.ts';
import { rowWrites } from '#lambdas/shipments/store/shipment-rows.ts';

const put = (TableName: string, Item: object): Write => ({ Put: { TableName, Item: { ...Item } } });

/**
 * Moves a shipment to where its flight is with one transaction for each piece: piece, tracking event, shipment, event for everybody else,
 * and the same lists. The pieces are items of their own here, so the shipment's item is smaller than ours.
 */
export const movePieceByPiece = async (
  client: DynamoDBDocumentClient,
  table: string,
  before: Shipment,
  flight: FlightFollowed,
  at: string,
): Promise<Shipment> => {
  const next = nextStep(before, flight, at);
  if (next === undefined) return before;
  const origin = { by: 'system', newId, correlationId: newId() };
  let shipment = before;
  for (const n of next.numbers) {
    const pieces = shipment.pieces.map((piece) =>
      piece.n === n ? (next.pieces.find((moved) => moved.n === n) ?? piece) : piece,
    );
    const after = nextVersion(shipment, { pieces }, at);
    const tracking: TrackingEvent = {
      id: newId(),
      code: next.code,
      pieces: [n],
      at: next.at,
      recordedAt: at,
      flight: flight.id,
      by: next.by ?? 'system',
    };
    const { pieces: _own, ...withoutPieces } = shipmentItem(after);
    const outcome = await transact(
      client,
      { changed: put(table, withoutPieces) },
      {
        also: [
          put(table, {
            pk: partitionOf(after.number),
            sk: `PIECE#${n}`,
            ...pieces.find((piece) => piece.n === n),
          }),
          putNew(table, eventItem(after.number, tracking)),
          outboxItem(table, trackedEvent(shipment, after, tracking, origin)),
          ...rowWrites(table, shipment, after),
        ],
      },
    );
    if (outcome !== undefined) throw new Error(`${after.number} was not moved: ${outcome}`);
    shipment = after;
  }
  return shipment;
};
