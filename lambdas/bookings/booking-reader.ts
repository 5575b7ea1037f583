import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Booking } from '#domain/bookings/booking.ts';
import { bookingStore } from './store/booking-store.ts';
import { claims } from './store/claims.ts';

/** Reads bookings as they are now, for what follows from them. It needs `GetItem` on the table. */
export const bookingReader = (client: DynamoDBDocumentClient, table: string) => {
  const { find } = bookingStore(client, table);
  const { ofShipment } = claims(client, table);
  return {
    find,
    /** The booking that brings the goods of a shipment; undefined while none does. */
    ofShipment: async (number: string): Promise<Booking | undefined> => {
      const reference = await ofShipment(number);
      return reference === undefined ? undefined : find(reference);
    },
  };
};

export type BookingReader = ReturnType<typeof bookingReader>;
