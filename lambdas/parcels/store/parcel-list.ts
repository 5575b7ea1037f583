import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Search } from '#domain/kernel/search.ts';
import { isHere, type ParcelState } from '#domain/parcels/lifecycle.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import type { Item } from '../../runtime/table/get-item.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { newestFirst, oldestFirst } from '../../runtime/table/newest-first.ts';
import type { Page, PageRequest } from '../../runtime/table/page.ts';
import { countItems, queryItems } from '../../runtime/table/query.ts';
import { searchPage } from '../../runtime/table/search-items.ts';
import { codeIn, openPartition, parcelKey, toParcel } from './parcel-items.ts';
import { mailboxHerePartition, ownerHerePartition, ownerPartition, SHELVES } from './parcel-rows.ts';

/** Rows that are read at once to find the next shelves. */
const SHELF_ROWS = 100;
const shelfIn = (position: string): string => position.slice(0, position.indexOf('#'));

/** A parcel where a list has it. */
export interface ListedParcel {
  readonly parcel: Parcel;
  readonly position: string;
}

type Order = 'newest' | 'oldest';
const ordered = { newest: newestFirst, oldest: oldestFirst } as const;

/** Lists parcels through the index, never by a scan: a row costs the same at any size. */
export const parcelList = (client: DynamoDBDocumentClient, TableName: string) => {
  const byCode = async (codes: readonly string[]) =>
    new Map(
      (await getItems(client, TableName, [...new Set(codes)].map(parcelKey)))
        .map(toParcel)
        .map((parcel) => [parcel.code, parcel]),
    );
  const filled = async ({ items, ...page }: Page<string>): Promise<Page<Parcel>> => {
    const found = await byCode(items);
    return { ...page, items: items.flatMap((code) => found.get(code) ?? []) };
  };
  const positionsIn = (
    partitions: readonly string[],
    order: Order,
    page: PageRequest,
  ): Promise<Page<string>> =>
    ordered[order](
      client,
      {
        TableName,
        index: 'gsi1',
        partitions,
        rowOf: ({ gsi1sk }) => String(gsi1sk),
        positionOf: (position: string) => position,
      },
      page,
    );
  const codesIn = async (
    partitions: readonly string[],
    order: Order,
    page: PageRequest,
  ): Promise<Page<string>> => {
    const { items, ...rest } = await positionsIn(partitions, order, page);
    return { ...rest, items: items.map(codeIn) };
  };
  /** Parcels in the order of small rows, each read by its code. The index may lag: whoever asks looks whether it is still true. */
  const through = async (
    partitions: readonly string[],
    order: Order,
    page: PageRequest,
  ): Promise<Page<ListedParcel>> => {
    const { items, ...rest } = await positionsIn(partitions, order, page);
    const found = await byCode(items.map(codeIn));
    return {
      ...rest,
      items: items.flatMap((position) => {
        const parcel = found.get(codeIn(position));
        return parcel === undefined ? [] : [{ parcel, position }];
      }),
    };
  };
  /** Parcels as they are at this instant, in no particular order. */
  const asTheyAre = async (codes: readonly string[]): Promise<readonly Parcel[]> =>
    (await getItems(client, TableName, [...new Set(codes)].map(parcelKey), { consistent: true })).map(
      toParcel,
    );
  const inMailbox = (number: string) => ({
    TableName,
    ConsistentRead: true,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': mailboxHerePartition(number) },
  });
  const isThere = ({ code }: Item): boolean => code !== undefined;
  const shelfRows = {
    TableName,
    index: 'gsi1',
    partitions: [SHELVES],
    rowOf: ({ gsi1sk }: Item) => String(gsi1sk),
    positionOf: (position: string) => position,
  };
  return {
    through,
    codesIn,
    /** Parcels in partitions of states or months, which have the whole parcel: one read is enough. */
    whole: (partitions: readonly string[], order: Order, page: PageRequest): Promise<Page<ListedParcel>> =>
      ordered[order](
        client,
        {
          TableName,
          index: 'gsi1',
          partitions,
          rowOf: (item) => ({ parcel: toParcel(item), position: String(item.gsi1sk) }),
          positionOf: ({ position }: ListedParcel) => position,
        },
        page,
      ),
    /** Parcels of somebody, under any of their ids, newest first: those that are here, or all. None that is another's by now. */
    ofOwner: async (
      ownerIds: readonly string[],
      which: 'here' | 'all',
      page: PageRequest,
    ): Promise<Page<Parcel>> => {
      const partition = which === 'here' ? ownerHerePartition : ownerPartition;
      const { items, ...rest } = await filled(await codesIn(ownerIds.map(partition), 'newest', page));
      return {
        ...rest,
        items: items.filter(({ ownerId }) => ownerId !== undefined && ownerIds.includes(ownerId)),
      };
    },
    /** Whether a mailbox has parcels on our shelves, and which ones, up to a limit, the oldest first. It misses none. */
    hereOfMailbox: async (number: string, limit: number): Promise<readonly Parcel[]> => {
      const rows = await queryItems(client, inMailbox(number), { limit, keep: isThere });
      const found = await asTheyAre(rows.slice(0, limit).map(({ code }) => String(code)));
      return found
        .filter(({ mailbox, state }) => mailbox === number && isHere(state))
        .toSorted((one, other) => (one.receivedAt < other.receivedAt ? -1 : 1));
    },
    /** Codes of the parcels of a mailbox on our shelves. It misses none. */
    hereInMailbox: async (number: string): Promise<readonly string[]> =>
      (await queryItems(client, inMailbox(number), { keep: isThere })).map(({ code }) => String(code)),
    /** How many are in a partition of the index, up to a limit. */
    count: (partition: string, limit: number): Promise<number> =>
      countItems(
        client,
        {
          TableName,
          IndexName: 'gsi1',
          KeyConditionExpression: 'gsi1pk = :pk',
          ExpressionAttributeValues: { ':pk': partition },
        },
        limit,
      ),
    /** The shelves that hold something, by name. It reads on behind each shelf that it has seen, so full shelves cost little. */
    shelves: async (): Promise<readonly string[]> => {
      const shelves = new Set<string>();
      let page: Page<string> = { items: [], next: '' };
      while (page.next !== undefined) {
        page = await oldestFirst(client, shelfRows, { after: page.next, limit: SHELF_ROWS });
        for (const name of page.items.map(shelfIn)) shelves.add(name);
        if (page.next !== undefined) page = { ...page, next: `${shelfIn(page.next)}#~` };
      }
      return [...shelves];
    },
    /** Codes of the parcels in some states, oldest first. */
    inStates: (states: readonly ParcelState[], page: PageRequest): Promise<Page<string>> =>
      codesIn(states.map(openPartition), 'oldest', page),
    asTheyAre,
    /** Parcels here that a search finds. Undefined for a position of another search. */
    matching: async (search: Search, page: PageRequest): Promise<Page<Parcel> | undefined> => {
      const found = await searchPage(client, TableName, search, page);
      return found && filled(found);
    },
  };
};

export type ParcelList = ReturnType<typeof parcelList>;
