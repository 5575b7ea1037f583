import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Booking } from '#domain/bookings/booking.ts';
import { deskBookingEndpoints as endpoints } from '#domain/bookings/desk/desk-endpoints.ts';
import type { Endpoint, EndpointReply } from '#domain/kernel/endpoint.ts';
import type { CallInput } from '#web/api/call.ts';
import { api } from '#web/api/client.ts';
import { refusalIn } from '#web/api/refusal-in.ts';
import { readAfter, useReply } from '#web/api/use-reply.ts';
import { livePage } from '#web/desk-list/question/live-page.ts';
import type { Question } from './list/question.ts';

/** Polling interval of one booking while the window is in front: colleagues work on it too. */
const POLL_INTERVAL_MS = 20_000;
/** The first part of the keys of everything that the desk knows about bookings. */
const KEY = 'desk-bookings';
/** A little longer than the usual delay of the index that lists are read from. */
const INDEX_LAG_MS = 3_000;

/** One booking with everything that happened to it. */
export type DeskBooking = EndpointReply<typeof endpoints.deskShow>;
export type BookingCalendar = EndpointReply<typeof endpoints.calendar>;
export type SlotLoad = BookingCalendar['slots'][number];

/** One page of bookings. */
export const useBookings = (question: Question, cursor: string | undefined) => {
  const query = { limit: 25, ...question, ...(cursor === undefined ? {} : { cursor }) };
  return useReply([KEY, 'list', query], endpoints.deskList, { query }, livePage);
};

/** The bookings that a change of the schedule touches, with what each is offered. */
export const useTouched = (cursor: string | undefined) => {
  const query = { limit: 25, ...(cursor === undefined ? {} : { cursor }) };
  return useReply([KEY, 'touched', query], endpoints.touched, { query }, livePage);
};

/** One booking with its history. */
export const useBooking = (reference: string) =>
  useReply(
    [KEY, 'one', reference],
    endpoints.deskShow,
    { params: { reference } },
    { refetchInterval: POLL_INTERVAL_MS },
  );

/** The slots from one day to another, and for up to seven days who comes in them. Asked again like a list. */
export const useCalendar = (query: { readonly from: string; readonly to: string }) =>
  useReply([KEY, 'calendar', query], endpoints.calendar, { query }, livePage);

/** Fetches everything about bookings again, and lists once more when their index has the change. */
const useReadAgain = () => {
  const cache = useQueryClient();
  return () => {
    setTimeout(() => void cache.invalidateQueries({ queryKey: [KEY] }), INDEX_LAG_MS);
    return cache.invalidateQueries({ queryKey: [KEY] });
  };
};

/** A change of a booking through an endpoint of the desk. Whatever the answer, everything is fetched again: a refusal means that something else is true now. */
export const useBookingChange = <E extends Endpoint>(endpoint: E) => {
  const cache = useQueryClient();
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (input: CallInput<E>): Promise<EndpointReply<E>> => api(endpoint, input),
    onSuccess: (reply) => {
      const booking = reply as Partial<Booking>;
      if (booking.reference !== undefined && booking.version !== undefined)
        cache.setQueryData<DeskBooking>(
          [KEY, 'one', booking.reference],
          (shown) => shown && { ...shown, booking: booking as Booking },
        );
    },
    onSettled: readAfter(readAgain),
  });
};

/** The booking as it is now, where a refusal brings it: somebody else was faster. */
export const bookingNowIn = (error: unknown): Booking | undefined => {
  const details = refusalIn(error, endpoints.deskMove)?.details;
  return details !== undefined && 'booking' in details ? details.booking : undefined;
};
