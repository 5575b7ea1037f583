import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Booking, bookingTasks, searchTerms } from '#domain/bookings/booking.ts';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';
import type { Search } from '#domain/kernel/search.ts';
import { taskEvents } from '#events/bookings/task-events.ts';
import { writeVersion } from '../runtime/aggregate/write-version.ts';
import type { Holds } from '../runtime/holds.ts';
import { expires } from '../runtime/table/expires.ts';
import { getItem } from '../runtime/table/get-item.ts';
import { getItems } from '../runtime/table/get-items.ts';
import { newestFirst, oldestFirst } from '../runtime/table/newest-first.ts';
import type { PublishedEvent } from '../runtime/table/outbox.ts';
import type { Page, PageRequest } from '../runtime/table/page.ts';
import { countItems } from '../runtime/table/query.ts';
import { searchEntries, searchPage } from '../runtime/table/search-items.ts';
import { writeTogether } from '../runtime/table/transact.ts';
import { put, type Write } from '../runtime/table/writes.ts';
import type { Waiting } from '../runtime/task-source.ts';

const keyOf = (id: string) => ({ pk: `BOOKING#${id}`, sk: 'BOOKING' });
/** The bookings of a status are one partition of the index, in the order in which they were added. */
const statusPartition = (status: BookingStatus): string => `STATUS#${status}`;
const listPosition = ({ addedAt, id }: Booking): string => `${addedAt}#${id}`;

/** An open booking stays. The days of its class are counted from the day on which nothing is left to do. */
const bookingItem = (booking: Booking) => ({
  ...keyOf(booking.id),
  gsi1pk: statusPartition(booking.status),
  gsi1sk: listPosition(booking),
  ...booking,
  ...(booking.status === 'OPEN' ? {} : { expires_at: expires(new Date(booking.changedAt), 'bookings') }),
});

/** Parsing removes the keys and checks the item against the domain's schema. */
const toBooking = (item: unknown): Booking => Booking.parse(item);

/** The only place that knows how bookings are stored. */
export const bookingStore = (client: DynamoDBDocumentClient, TableName: string) => {
  const listing = (statuses: readonly BookingStatus[]) => ({
    TableName,
    index: 'gsi1',
    partitions: statuses.map(statusPartition),
    rowOf: toBooking,
    positionOf: listPosition,
  });
  /** The writes that bring what finds a booking from one version to the next. */
  const searchWrites = (after: Booking, before?: Booking): readonly Write[] =>
    searchEntries(
      after.id,
      before === undefined ? [] : searchTerms(before),
      searchTerms(after),
      new Date(after.changedAt),
    ).map((entry) => put(TableName, entry));
  return {
    find: async (id: string): Promise<Booking | undefined> => {
      const item = await getItem(client, TableName, keyOf(id));
      return item && toBooking(item);
    },
    /** Writes the next version of a booking, its event and what finds it together. False when somebody else wrote in between. */
    write: async (after: Booking, before: Booking | undefined, event: PublishedEvent): Promise<boolean> => {
      const next = { item: bookingItem(after), events: [event], also: searchWrites(after, before) };
      return (await writeVersion(client, TableName, next)) === undefined;
    },
    newest: (statuses: readonly BookingStatus[], page: PageRequest): Promise<Page<Booking>> =>
      newestFirst(client, listing(statuses), page),
    /** Open bookings that a search finds. Undefined for a position of another search. */
    matching: async (search: Search, page: PageRequest): Promise<Page<Booking> | undefined> => {
      const ids = await searchPage(client, TableName, search, page);
      if (ids === undefined) return undefined;
      const items = (await getItems(client, TableName, ids.items.map(keyOf))).map(toBooking);
      const found = new Map(items.map((booking) => [booking.id, booking]));
      return { ...ids, items: ids.items.flatMap((id) => found.get(id) ?? []) };
    },
    /** Open bookings, the oldest first. */
    open: (page: PageRequest): Promise<Page<Booking>> => oldestFirst(client, listing(['OPEN']), page),
    /** How many bookings are open. It stops counting at `limit`. */
    countOpen: (limit: number): Promise<number> =>
      countItems(
        client,
        {
          TableName,
          IndexName: 'gsi1',
          KeyConditionExpression: 'gsi1pk = :open',
          ExpressionAttributeValues: { ':open': statusPartition('OPEN') },
        },
        limit,
      ),
    /** Writes what finds a booking again. False when the booking was changed in between. */
    makeFound: (booking: Booking): Promise<boolean> =>
      writeTogether(
        client,
        {
          ConditionCheck: {
            TableName,
            Key: keyOf(booking.id),
            ConditionExpression: '#version = :version',
            ExpressionAttributeNames: { '#version': 'version' },
            ExpressionAttributeValues: { ':version': booking.version },
          },
        },
        searchWrites(booking),
      ),
  };
};

export type BookingStore = ReturnType<typeof bookingStore>;

/** What the domain tells the list of tasks. The sources need `GetItem` on the table and `Query` on its index. */
export const waiting: Waiting<'BOOKINGS_TABLE'> = {
  table: 'BOOKINGS_TABLE',
  sources: (client, table) => {
    const store = bookingStore(client, table);
    return {
      booking: {
        of: async (id) => {
          const booking = await store.find(id);
          return booking === undefined ? [] : bookingTasks(booking);
        },
        open: async (page) => {
          const rows = await store.open(page);
          return { ...rows, items: rows.items.map(({ id }) => id) };
        },
      },
    };
  },
  events: taskEvents,
};

/** What bookings hold of people. */
export const holds = {
  Bookings: {
    kinds: {
      'BOOKING#/BOOKING': ['open', 'bookings'],
      'SEARCH#/': ['open', 'over'],
      'PROCESSES/': ['open', 'process'],
      'REBUILD/WALK': 'register',
    },
    ofPeople: { nothing: 'Bookings, and the ids of the staff who added them or marked all as done.' },
  },
} as const satisfies Holds;
