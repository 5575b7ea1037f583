import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Search } from '#domain/kernel/search.ts';
import type { ClaimOffer } from '#domain/shipments/bill/claim-offer.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { dueList } from '../../runtime/aggregate/due-list.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { newestFirst, oldestFirst } from '../../runtime/table/newest-first.ts';
import type { Page, PageRequest } from '../../runtime/table/page.ts';
import { searchPage } from '../../runtime/table/search-items.ts';
import { toOffer } from './offer-items.ts';
import { shipmentKey, toShipment } from './shipment-items.ts';
import { LETS_GO, numberIn, ownerOpenPartition, ownerPartition } from './shipment-rows.ts';

/** A shipment on the first screen of its sender, with what we offer for claims of it. */
export interface OpenShipment {
  readonly shipment: Shipment;
  readonly offers: readonly ClaimOffer[];
}

/** Who lists what is open of a sender lists no offers for what was handed over. */
const withoutOffers = { FilterExpression: 'attribute_not_exists(offer)', values: {} };

/** Lists shipments through small rows, never by a scan: a page costs the same at any size. */
export const shipmentList = (client: DynamoDBDocumentClient, TableName: string) => {
  const filled = async ({ items, ...page }: Page<string>): Promise<Page<Shipment>> => {
    const found = new Map(
      (await getItems(client, TableName, items.map(shipmentKey)))
        .map(toShipment)
        .map((shipment) => [shipment.number, shipment]),
    );
    return { ...page, items: items.flatMap((number) => found.get(number) ?? []) };
  };
  const listed = async (
    partitions: readonly string[],
    page: PageRequest,
    { index, from = newestFirst }: { readonly index?: 'gsi1'; readonly from?: typeof newestFirst } = {},
  ): Promise<Page<Shipment>> => {
    const rows = await from(
      client,
      {
        TableName,
        ...(index ? { index, only: withoutOffers } : {}),
        partitions,
        rowOf: (item) => String(item[index ? 'gsi1sk' : 'sk']),
        positionOf: (position: string) => position,
      },
      page,
    );
    return filled({ ...rows, items: rows.items.map(numberIn) });
  };
  /** What a sender has under way, and goods that were handed over with an offer that waits for an answer. */
  const needing = async (ids: readonly string[], page: PageRequest): Promise<Page<OpenShipment>> => {
    const { items, ...rest } = await newestFirst(
      client,
      {
        TableName,
        index: 'gsi1',
        partitions: ids.map(ownerOpenPartition),
        rowOf: (item) => ({ position: String(item.gsi1sk), offer: toOffer(item) }),
        positionOf: ({ position }) => position,
      },
      page,
    );
    const offersOf = Map.groupBy(items, ({ position }) => numberIn(position));
    const shipments = await filled({ ...rest, items: [...offersOf.keys()] });
    return {
      ...shipments,
      items: shipments.items.map((shipment) => ({
        shipment,
        offers: (offersOf.get(shipment.number) ?? []).flatMap(({ offer }) => offer ?? []),
      })),
    };
  };
  return {
    /** Shipments of one sender, under any of their ids, newest first. */
    ofOwner: (ids: readonly string[], page: PageRequest): Promise<Page<Shipment>> =>
      listed(ids.map(ownerPartition), page),
    /** Those of them that are neither delivered nor canceled, or of which an offer for a claim waits for an answer. */
    openOfOwner: needing,
    /** Shipments in one partition of the index, newest first unless asked otherwise. */
    inPartition: (
      partition: string,
      page: PageRequest,
      { isOldestFirst = false } = {},
    ): Promise<Page<Shipment>> =>
      listed([partition], page, { index: 'gsi1', from: isOldestFirst ? oldestFirst : newestFirst }),
    /** Shipments by their numbers as they are at this instant, in no particular order. */
    asTheyAre: async (numbers: readonly string[]): Promise<readonly Shipment[]> =>
      (await getItems(client, TableName, numbers.map(shipmentKey), { consistent: true })).map(toShipment),
    /** Those of parcels that nobody has booked in time, the longest due first. */
    due: dueList(client, { TableName, partition: LETS_GO, index: 'gsi1' }),
    /** Open shipments that a search finds. Undefined for a position of another search. */
    matching: async (search: Search, page: PageRequest): Promise<Page<Shipment> | undefined> => {
      const numbers = await searchPage(client, TableName, search, page);
      return numbers && filled(numbers);
    },
  };
};

export type ShipmentList = ReturnType<typeof shipmentList>;
