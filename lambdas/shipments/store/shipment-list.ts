import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Search } from '#domain/kernel/search.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { dueList } from '../../runtime/aggregate/due-list.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { newestFirst, oldestFirst } from '../../runtime/table/newest-first.ts';
import type { Page, PageRequest } from '../../runtime/table/page.ts';
import { searchPage } from '../../runtime/table/search-items.ts';
import { shipmentKey, toShipment } from './shipment-items.ts';
import { LETS_GO, numberIn, ownerOpenPartition, ownerPartition } from './shipment-rows.ts';

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
        ...(index ? { index } : {}),
        partitions,
        rowOf: (item) => String(item[index ? 'gsi1sk' : 'sk']),
        positionOf: (position: string) => position,
      },
      page,
    );
    return filled({ ...rows, items: rows.items.map(numberIn) });
  };
  return {
    /** Shipments of one sender, under any of their ids, newest first. */
    ofOwner: (ids: readonly string[], page: PageRequest): Promise<Page<Shipment>> =>
      listed(ids.map(ownerPartition), page),
    /** Those of them that are neither delivered nor canceled. */
    openOfOwner: (ids: readonly string[], page: PageRequest): Promise<Page<Shipment>> =>
      listed(ids.map(ownerOpenPartition), page, { index: 'gsi1' }),
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
