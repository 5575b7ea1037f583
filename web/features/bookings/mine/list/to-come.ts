import type { BookingSummary } from '#domain/bookings/booking.ts';
import { isOpen } from '#domain/bookings/lifecycle.ts';

const beginOf = ({ visit }: BookingSummary): string => visit?.slot.from ?? '';

/** The bookings in which something is still to happen: those without a time need the customer and come first; then the earliest. */
export const toCome = <One extends BookingSummary>(items: readonly One[]): readonly One[] =>
  items
    .filter(({ state }) => isOpen(state))
    .toSorted((one, other) => beginOf(one).localeCompare(beginOf(other)));
