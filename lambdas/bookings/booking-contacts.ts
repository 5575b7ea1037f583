import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Booking } from '#domain/bookings/booking.ts';
import type { Page, PageRequest } from '../runtime/table/page.ts';
import { bookingList } from './store/booking-list.ts';
import { openPartition } from './store/booking-rows.ts';

/** More numbers than somebody gives for their pickups. */
const NEWEST = 10;

/** Whom we meet at pickups and drop-offs, for whoever finds people. A function needs `Query` and `BatchGetItem` on the table, and its index for what is open. */
export const bookingContacts = (client: DynamoDBDocumentClient, table: string) => {
  const list = bookingList(client, table);
  return {
    /** The phone numbers that somebody gave for their newest pickups and drop-offs, as typed. */
    phonesOf: async (ownerId: string): Promise<readonly string[]> => {
      const { items } = await list.ofOwner([ownerId], { after: undefined, limit: NEWEST });
      return items.map(({ phone }) => phone);
    },
    /** Open bookings, newest first. */
    open: async (page: PageRequest): Promise<Page<Booking>> => {
      const { items, ...rest } = await list.inPartition(openPartition, page);
      return { ...rest, items: items.map(({ booking }) => booking) };
    },
  };
};
