import { destinations } from '../../kernel/destinations.ts';
import { inShort } from '../../next-step/in-short.ts';
import type { Booking } from '../booking.ts';
import { type BookingFacts, countedGoodsWords, missedFeeOf } from '../next-step/facts.ts';
import { nextOfBooking } from '../next-step/next-of-booking.ts';
import { summaryOf } from '../summary.ts';
import type { OwnBookingSummary } from './list-endpoint.ts';
import type { OwnBooking } from './own-booking.ts';

type Known = Omit<BookingFacts, 'booking'>;

/** A booking as its owner sees it. */
export const ownBooking = (booking: Booking, known: Known): OwnBooking => {
  const missedFee = missedFeeOf(known.bill);
  return {
    ...booking,
    next: nextOfBooking({ ...known, booking }),
    ...(missedFee === undefined ? {} : { missedFee }),
  };
};

/** The same in a list of theirs. */
export const ownSummaryOf = (booking: Booking, known: Known): OwnBookingSummary => ({
  ...summaryOf(booking),
  name: `${countedGoodsWords(booking)} to ${destinations[booking.to].country}`,
  next: inShort(nextOfBooking({ ...known, booking })),
});
