import { keepPreviousData } from '@tanstack/react-query';
import { bookingListEndpoints } from '#domain/bookings/customer/list-endpoint.ts';
import { useReply } from '#web/api/use-reply.ts';

/** The first part of the keys of everything that is known about bookings. */
export const KEY = 'bookings';

/** A page of the person's bookings, newest first. In a file of its own, because the first screen loads it. */
export const useMyBookings = (cursor: string | undefined) =>
  useReply(
    [KEY, 'mine', cursor],
    bookingListEndpoints.mine,
    { query: { ...(cursor === undefined ? {} : { cursor }) } },
    { placeholderData: keepPreviousData },
  );
