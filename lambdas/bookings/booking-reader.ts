import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Booking } from '#domain/bookings/booking.ts';
import { getItem } from '../runtime/table/get-item.ts';

/** Where a booking is. */
export const bookingKey = (reference: string) => ({ pk: `BOOKING#${reference}`, sk: 'BOOKING' });

/** Reads bookings as they are now, for what follows from them. It needs `GetItem` on the table. */
export const bookingReader = (client: DynamoDBDocumentClient, table: string) => ({
  find: async (reference: string): Promise<Booking | undefined> => {
    const item = await getItem(client, table, bookingKey(reference));
    return item && Booking.parse(item);
  },
});

export type BookingReader = ReturnType<typeof bookingReader>;
