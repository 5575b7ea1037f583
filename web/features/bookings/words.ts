import type { Booking, BookingSummary } from '#domain/bookings/booking.ts';
import { failureReasons } from '#domain/bookings/failure-reasons.ts';
import type { BookingState } from '#domain/bookings/lifecycle.ts';
import { missingOf } from '#domain/bookings/missing.ts';
import type { BadgeTone } from '#web/ui/layout/badge.tsx';

interface StateWords {
  readonly name: string;
  readonly tone: BadgeTone;
}

/** The states as a customer reads them. */
const states: Readonly<Record<BookingState, StateWords>> = {
  REQUESTED: { name: 'We confirm it soon', tone: 'time' },
  CONFIRMED: { name: 'Confirmed', tone: 'done' },
  ASSIGNED: { name: 'Confirmed', tone: 'done' },
  EN_ROUTE: { name: 'On our way', tone: 'note' },
  ARRIVED: { name: 'We are there', tone: 'note' },
  COMPLETED: { name: 'Done', tone: 'plain' },
  FAILED: { name: 'We could not pick it up', tone: 'wrong' },
  NO_SHOW: { name: 'Missed', tone: 'wrong' },
  CANCELLED: { name: 'Canceled', tone: 'plain' },
};

/** The state in words, or what its customer has to tell us first. */
export const stateWords = ({ state, missing }: Pick<BookingSummary, 'state' | 'missing'>): StateWords => {
  if (state !== 'REQUESTED' || missing.length === 0) return states[state];
  return { name: missing.includes('slot') ? 'Choose a time' : 'Tell us the street', tone: 'time' };
};

/** The same of a whole booking. */
export const wordsOf = (booking: Booking): StateWords =>
  stateWords({ state: booking.state, missing: [...missingOf(booking)] });

/** How it comes: `Pickup`, `Drop-off`. */
export const wayName = ({ way }: Pick<Booking, 'way'>): string => (way === 'PICKUP' ? 'Pickup' : 'Drop-off');

/** Why a visit was in vain. */
export const failureWords = ({ reason }: { readonly reason: keyof typeof failureReasons }): string =>
  failureReasons[reason].words;

/** The goods as far as a van needs to know them: `A 55-gallon barrel of 140 lb`, `3 × box of 20 lb each`. */
export const goodsLine = (
  { kind, barrel, quantity, weightLb }: Booking['goods'][number],
  barrels: readonly { readonly code: string; readonly name: string }[],
): string => {
  const name = kind === 'box' ? 'box' : (barrels.find(({ code }) => code === barrel)?.name ?? 'barrel');
  const pounds = `of ${Math.round(weightLb)} lb`;
  return quantity === 1 ? `A ${name} ${pounds}` : `${quantity} × ${name} ${pounds} each`;
};
