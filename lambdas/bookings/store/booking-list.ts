import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Booking, Visit } from '#domain/bookings/booking.ts';
import type { Search } from '#domain/kernel/search.ts';
import { mapConcurrently } from '../../runtime/map-concurrently.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { newestFirst, oldestFirst } from '../../runtime/table/newest-first.ts';
import type { Page, PageRequest } from '../../runtime/table/page.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { searchPage } from '../../runtime/table/search-items.ts';
import { bookingKey, toBooking } from './booking-items.ts';
import {
  closedPartition,
  dayPartition,
  monthOf,
  ownerPartition,
  referenceIn,
  visitIn,
} from './booking-rows.ts';

/** A visit of a day with its booking. */
export interface VisitOfDay {
  readonly booking: Booking;
  readonly visit: Visit;
}

/** A booking where a list has it. In the list of a day it is one of its visits. */
export interface ListedBooking {
  readonly booking: Booking;
  readonly position: string;
  readonly visit?: Visit;
}

/** Lists bookings through small rows, never by a scan: a row costs the same at any size. */
export const bookingList = (client: DynamoDBDocumentClient, TableName: string) => {
  const byReference = async (references: readonly string[], consistent = false) =>
    new Map(
      (await getItems(client, TableName, [...new Set(references)].map(bookingKey), { consistent }))
        .map(toBooking)
        .map((booking) => [booking.reference, booking]),
    );
  const filled = async ({ items, ...page }: Page<string>): Promise<Page<Booking>> => {
    const found = await byReference(items);
    return { ...page, items: items.flatMap((reference) => found.get(reference) ?? []) };
  };
  const listing = (partitions: readonly string[], index?: 'gsi1') => ({
    TableName,
    ...(index ? { index } : {}),
    partitions,
    rowOf: (item: Readonly<Record<string, unknown>>) => String(item[index ? 'gsi1sk' : 'sk']),
    positionOf: (position: string) => position,
  });
  const references = ({ items, ...page }: Page<string>): Page<string> => ({
    ...page,
    items: items.map(referenceIn),
  });
  return {
    /** Bookings of somebody, under any of their ids, newest first. */
    ofOwner: async (ownerIds: readonly string[], page: PageRequest): Promise<Page<Booking>> =>
      filled(references(await newestFirst(client, listing(ownerIds.map(ownerPartition)), page))),
    /** Bookings in one partition of the index, newest first. */
    inPartition: async (partition: string, page: PageRequest): Promise<Page<ListedBooking>> => {
      const { items, ...rest } = await newestFirst(client, listing([partition], 'gsi1'), page);
      const found = await byReference(items.map(referenceIn));
      return {
        ...rest,
        items: items.flatMap((position) => {
          const booking = found.get(referenceIn(position));
          return booking === undefined ? [] : [{ booking, position }];
        }),
      };
    },
    /** References in partitions of the index, oldest first. */
    oldest: async (partitions: readonly string[], page: PageRequest): Promise<Page<string>> =>
      references(await oldestFirst(client, listing(partitions, 'gsi1'), page)),
    /** Visits of a day in the order of their slots, page by page. */
    ofDay: async (day: string, page: PageRequest): Promise<Page<ListedBooking>> => {
      const { items, ...rest } = await oldestFirst(client, listing([dayPartition(day)], 'gsi1'), page);
      const found = await byReference(items.map(referenceIn));
      return {
        ...rest,
        items: items.flatMap((position) =>
          visitOfRow(found, position).map((visit) => ({ ...visit, position })),
        ),
      };
    },
    /** All visits of some days in the order of their slots. */
    ofDays: async (days: readonly string[]): Promise<readonly VisitOfDay[]> => {
      const rows = (
        await Promise.all(
          days.map((day) =>
            queryItems(client, {
              TableName,
              IndexName: 'gsi1',
              KeyConditionExpression: 'gsi1pk = :day',
              ExpressionAttributeValues: { ':day': dayPartition(day) },
            }),
          ),
        )
      )
        .flat()
        .map(({ gsi1sk }) => String(gsi1sk));
      const found = await byReference(rows.map(referenceIn));
      return rows.flatMap((row) => visitOfRow(found, row));
    },
    /**
     * Bookings with a visit on some days, and those that were closed between two instants less than a month apart, whatever their
     * days: canceled ones are on no day. At most so many of either, those of the first days and those closed last.
     */
    onDaysOrClosed: async (
      days: readonly string[],
      closed: { readonly from: string; readonly to: string },
      most: number,
    ): Promise<readonly Booking[]> => {
      const rowsIn = (partition: string, from: string, forward: boolean) =>
        queryItems(
          client,
          {
            TableName,
            IndexName: 'gsi1',
            KeyConditionExpression: 'gsi1pk = :partition AND gsi1sk >= :from',
            ExpressionAttributeValues: { ':partition': partition, ':from': from },
            ScanIndexForward: forward,
          },
          { limit: most },
        );
      const months = [...new Set([closed.to, closed.from].map(monthOf))];
      const [visits, ended] = await Promise.all([
        mapConcurrently(days, (day) => rowsIn(dayPartition(day), day, true)),
        mapConcurrently(months, (month) => rowsIn(closedPartition(month), closed.from, false)),
      ]);
      const found = [visits, ended].flatMap((rows) =>
        rows
          .flat()
          .slice(0, most)
          .map(({ gsi1sk }) => referenceIn(String(gsi1sk))),
      );
      return [...(await byReference(found)).values()];
    },
    /** Bookings by their references as they are at this instant, in no particular order. */
    asTheyAre: async (some: readonly string[]): Promise<readonly Booking[]> => [
      ...(await byReference(some, true)).values(),
    ],
    /** Open bookings that a search finds. Undefined for a position of another search. */
    matching: async (search: Search, page: PageRequest): Promise<Page<Booking> | undefined> => {
      const found = await searchPage(client, TableName, search, page);
      return found && filled(found);
    },
  };
};

/** The index may lag: a visit that has another slot by now is not shown in the old one. */
const visitOfRow = (found: ReadonlyMap<string, Booking>, row: string): readonly VisitOfDay[] => {
  const booking = found.get(referenceIn(row));
  const visit = booking?.visits.find(({ number }) => number === visitIn(row));
  const isThere = visit !== undefined && visit.state !== 'RESCHEDULED' && visit.state !== 'CANCELLED';
  return booking !== undefined && isThere ? [{ booking, visit }] : [];
};

export type BookingList = ReturnType<typeof bookingList>;
