import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { Page, PageRequest } from '../runtime/table/page.ts';
import { shipmentList } from './store/shipment-list.ts';
import { closedPartition, openPartition } from './store/shipment-rows.ts';
import { shipmentStore, type WholeShipment } from './store/shipment-store.ts';

/** The months up to that of an instant, `2026-11`, the earliest first. */
export const monthsUntil = (now: Date, count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - place), 1))
      .toISOString()
      .slice(0, 7),
  );

/**
 * Shipments for the functions of other domains that keep something derived from them. A function needs `GetItem`, `BatchGetItem` and
 * `Query` on the table, and queries its index.
 */
export const bookedShipments = (client: DynamoDBDocumentClient, table: string) => {
  const list = shipmentList(client, table);
  const { find, whole, isPageOpened } = shipmentStore(client, table);
  return {
    /** A shipment as it is now (strongly consistent); undefined when there is none. */
    find,
    /** Whether its receiver has opened their page. */
    isPageOpened,
    /** The same with everything that happened to its pieces, by `Query`. */
    withEvents: async (number: string): Promise<Pick<WholeShipment, 'shipment' | 'events'> | undefined> =>
      whole(number),
    /** Shipments by their numbers as they are now, in no particular order, by `BatchGetItem` alone. */
    named: list.asTheyAre,
    /**
     * Lists that together have every booked shipment: those that closed in each of the last months, then the open ones. One that
     * closes while they are read may be missed; whoever reads them hears its event.
     */
    lists: (now: Date, months: number): readonly ((page: PageRequest) => Promise<Page<Shipment>>)[] =>
      [...monthsUntil(now, months).map(closedPartition), openPartition].map(
        (partition) => (page) => list.inPartition(partition, page),
      ),
  };
};
