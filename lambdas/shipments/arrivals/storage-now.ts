import type { PublishedRateCard } from '#domain/quotes/rate-card.ts';
import { type PieceStorage, readySince, storageOf } from '#domain/shipments/handover/storage.ts';
import { destinationCity } from '#domain/shipments/tracking/local-times.ts';
import type { WholeShipment } from '../store/shipment-store.ts';

export interface StorageDeps {
  readonly rateCards: {
    /** The card that made a price, by its version. */
    readonly version: (version: number) => Promise<PublishedRateCard>;
  };
}

/**
 * What storage costs now of each piece that can be collected, by the card that the sender was promised. When a piece was ready is
 * in its tracking events.
 */
export const storageNow = async (
  { rateCards }: StorageDeps,
  { shipment, events }: Pick<WholeShipment, 'shipment' | 'events'>,
  now: Date,
): Promise<readonly PieceStorage[]> => {
  const ready = shipment.pieces
    .filter(({ state }) => state === 'READY_FOR_COLLECTION')
    .flatMap(({ n }) => {
      const readyAt = readySince(n, events);
      return readyAt === undefined ? [] : [{ n, readyAt }];
    });
  if (ready.length === 0) return [];
  const { card } = await rateCards.version(shipment.promise.rateCardVersion);
  const { zone } = destinationCity(shipment.to);
  return ready.map((piece) => storageOf(card.storage, piece, now, zone));
};
