import type { Cents } from '../kernel/money.ts';
import type { RateCard } from '../quotes/rate-card.ts';
import type { Booking, Visit } from './booking.ts';
import { plannedVisits } from './visits.ts';

/** The visit that is planned already, so that it costs something when it does not take place: its slot can no longer be booked. */
export const lateVisit = (
  booking: Pick<Booking, 'way' | 'state' | 'visits'>,
  now: Date,
): Visit | undefined => {
  // A request is not agreed on, and whoever does not bring their goods costs us nothing.
  if (booking.way === 'DROP_OFF' || booking.state === 'REQUESTED') return undefined;
  return plannedVisits(booking).find(({ slot }) => new Date(slot.bookBy) <= now);
};

/** What it costs to cancel a booking now, in cents, and for which visit: nothing until its slot can no longer be booked, exclusive. */
export const cancelFee = (
  booking: Pick<Booking, 'way' | 'state' | 'visits'>,
  { failedPickup }: Pick<RateCard, 'failedPickup'>,
  now: Date,
): { readonly fee: Cents; readonly visit?: number } => {
  const late = lateVisit(booking, now);
  return late === undefined ? { fee: 0 } : { fee: failedPickup, visit: late.number };
};
