import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Booking } from '#domain/bookings/booking.ts';
import { bookingList, type VisitOfDay } from './store/booking-list.ts';

/** Visits of bookings for whoever drives to them. A function needs `BatchGetItem` on the table, and for a day `Query` on its index. */
export const bookedVisits = (client: DynamoDBDocumentClient, table: string) => {
  const { ofDays, asTheyAre } = bookingList(client, table);
  return {
    /** The visits of a day in the order of their slots. The index may lag a moment. */
    ofDay: (day: string): Promise<readonly VisitOfDay[]> => ofDays([day]),
    /** Bookings by their references as they are at this instant, in no particular order. */
    bookingsNow: (references: readonly string[]): Promise<readonly Booking[]> => asTheyAre(references),
  };
};

export type BookedVisits = ReturnType<typeof bookedVisits>;
