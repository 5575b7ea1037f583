import { readBookingEndpoints } from '#domain/bookings/customer/read-endpoints.ts';
import { useReply } from '#web/api/use-reply.ts';
import { KEY } from './use-my-bookings.ts';

export { KEY } from './use-my-bookings.ts';

export const bookingKey = (reference: string): readonly string[] => [KEY, 'one', reference];

/** One of the person's bookings. */
export const useMyBooking = (reference: string) =>
  useReply(bookingKey(reference), readBookingEndpoints.show, { params: { reference } });
