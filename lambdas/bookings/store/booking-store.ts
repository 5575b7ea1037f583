import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Booking, BookingEntry } from '#domain/bookings/booking.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { transact, writeTogether } from '../../runtime/table/transact.ts';
import { putNew, putVersion, type Write } from '../../runtime/table/writes.ts';
import {
  BOOKING,
  bookingItem,
  bookingKey,
  HISTORY,
  historyItem,
  historyKey,
  partitionOf,
  toBooking,
  toEntry,
} from './booking-items.ts';
import { rowWrites } from './booking-rows.ts';

/** The next version of a booking with what tells of it. */
export interface NextVersion {
  readonly before: Booking | undefined;
  readonly after: Booking;
  readonly history: readonly BookingEntry[];
  readonly events: readonly PublishedEvent[];
}

/** A booking with its history, newest first. */
export interface WholeBooking {
  readonly booking: Booking;
  readonly history: readonly BookingEntry[];
}

/** Reads and writes single bookings. Only the files of this folder know how they are stored. */
export const bookingStore = (client: DynamoDBDocumentClient, table: string) => {
  const find = async (reference: string): Promise<Booking | undefined> => {
    const item = await getItem(client, table, bookingKey(reference));
    return item && toBooking(item);
  };
  return {
    find,
    /** A booking of one of these ids of a person. One of somebody else is not found. */
    mine: async (ownerIds: readonly string[], reference: string): Promise<Booking | undefined> => {
      const booking = await find(reference);
      return booking && ownerIds.includes(booking.ownerId) ? booking : undefined;
    },
    whole: async (reference: string): Promise<WholeBooking | undefined> => {
      const items = await queryItems(client, {
        TableName: table,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': partitionOf(reference) },
      });
      const booking = items.find(({ sk }) => sk === BOOKING);
      if (booking === undefined) return undefined;
      const history = items.filter(({ sk }) => String(sk).startsWith(HISTORY)).map(toEntry);
      return {
        booking: toBooking(booking),
        history: history.toSorted((one, other) => (one.at < other.at ? 1 : -1)),
      };
    },
    /** A note of the history by its id. */
    noteWith: async (reference: string, id: string): Promise<BookingEntry | undefined> => {
      const item = await getItem(client, table, historyKey(reference, { id, at: '', what: 'note' }));
      return item && toEntry(item);
    },
    /**
     * Writes the next version of a booking with its lists, history and events, and with guarded writes of slots and claims, in one
     * transaction with what is `alongside`. Returns the name of what refused it, or `busy` when write conflicts did not end.
     */
    write: <Guard extends string = never>(
      { before, after, history, events }: NextVersion,
      guards: Readonly<Record<Guard, Write>> = {} as Record<Guard, Write>,
      alongside: readonly Write[] = [],
    ): Promise<Guard | 'changed' | 'busy' | undefined> =>
      transact<Guard | 'changed'>(
        client,
        { ...guards, changed: putVersion(table, bookingItem(after)) } as Record<Guard | 'changed', Write>,
        {
          also: [
            ...history.map((entry) => putNew(table, historyItem(after.reference, entry))),
            ...events.map((event) => outboxItem(table, event)),
            ...rowWrites(table, before, after),
            ...alongside,
          ],
          // Whoever calls reads again before another try.
          tries: 1,
        },
      ),
    /** Writes the rows by which a booking is found again. False when it was changed in between. */
    listAgain: (booking: Booking): Promise<boolean> =>
      writeTogether(
        client,
        {
          ConditionCheck: {
            TableName: table,
            Key: bookingKey(booking.reference),
            ConditionExpression: '#version = :version',
            ExpressionAttributeNames: { '#version': 'version' },
            ExpressionAttributeValues: { ':version': booking.version },
          },
        },
        rowWrites(table, undefined, booking),
      ),
    /** Adds a note to the history, once for each id. False when the id is known. */
    note: async (reference: string, entry: BookingEntry): Promise<boolean> =>
      (await transact(client, { known: putNew(table, historyItem(reference, entry)) }, {})) === undefined,
  };
};

export type BookingStore = ReturnType<typeof bookingStore>;
