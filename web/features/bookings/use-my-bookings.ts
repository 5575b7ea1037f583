import { keepPreviousData } from '@tanstack/react-query';
import type { BookingSummary } from '#domain/bookings/booking.ts';
import { bookingListEndpoints, type OwnBookingSummary } from '#domain/bookings/customer/list-endpoint.ts';
import { isOpen } from '#domain/bookings/lifecycle.ts';
import { againAfterError, useReply } from '#web/api/use-reply.ts';
import { eachWhileConfirming } from '#web/next-step/while-confirming.ts';

/** The first part of the keys of everything that is known about bookings. */
export const KEY = 'bookings';

/** A page of the person's bookings, newest first. In a file of its own, because the first screen loads it. */
export const useMyBookings = (cursor: string | undefined) =>
  useReply(
    [KEY, 'mine', cursor],
    bookingListEndpoints.mine,
    { query: { ...(cursor === undefined ? {} : { cursor }) } },
    {
      ...againAfterError,
      placeholderData: keepPreviousData,
      // What was paid by card a moment ago, of which it has not heard, is not asked for again.
      select: ({ items, ...page }) => ({ ...page, items: eachWhileConfirming(items) }),
    },
  );

const beginOf = ({ visit }: BookingSummary): string => visit?.slot.from ?? '';

/** Whether nobody comes any more, and something about it is still to be done: who receives what we fetched, or what is left to pay. */
export const isLeftOpen = ({ state, next }: OwnBookingSummary): boolean =>
  !isOpen(state) && next.isToDo === true;

/**
 * The bookings in which something is still to happen or to be done: those without a time need the customer and come first; then the earliest.
 */
export const unfinished = (items: readonly OwnBookingSummary[]): readonly OwnBookingSummary[] =>
  items
    .filter((booking) => isOpen(booking.state) || isLeftOpen(booking))
    .toSorted((one, other) => beginOf(one).localeCompare(beginOf(other)));
