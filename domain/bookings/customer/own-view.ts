import type { Booking } from '../booking.ts';
import type { BookingFacts } from '../next-step/facts.ts';
import { nextOfBooking } from '../next-step/next-of-booking.ts';
import { summaryOf } from '../summary.ts';
import type { OwnBooking, OwnBookingSummary } from './own-booking.ts';

type Known = Omit<BookingFacts, 'booking'>;

/** A booking as its owner sees it. */
export const ownBooking = (booking: Booking, known: Known): OwnBooking => ({
  ...booking,
  next: nextOfBooking({ ...known, booking }),
});

/** The same in a list of theirs. */
export const ownSummaryOf = (booking: Booking, known: Known): OwnBookingSummary => ({
  ...summaryOf(booking),
  next: nextOfBooking({ ...known, booking }),
});
