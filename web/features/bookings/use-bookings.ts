import { keepPreviousData } from '@tanstack/react-query';
import { readBookingEndpoints } from '#domain/bookings/customer/read-endpoints.ts';
import { useReply } from '#web/api/use-reply.ts';

/** The first part of the keys of everything that is known about bookings. */
export const KEY = 'bookings';
export const bookingKey = (reference: string): readonly string[] => [KEY, 'one', reference];

/** A page of the person's bookings, newest first. */
export const useMyBookings = (cursor: string | undefined) =>
  useReply(
    [KEY, 'mine', cursor],
    readBookingEndpoints.mine,
    { query: { ...(cursor === undefined ? {} : { cursor }) } },
    { placeholderData: keepPreviousData },
  );

/** One of the person's bookings. */
export const useMyBooking = (reference: string) =>
  useReply(bookingKey(reference), readBookingEndpoints.show, { params: { reference } });
