import type { Booking, Visit } from '../../bookings/booking.ts';
import { failureWords } from '../../bookings/failure-reasons.ts';
import { countedGoodsWords } from '../../bookings/next-step/facts.ts';
import { townLine } from '../../bookings/place-words.ts';
import { mainVisit } from '../../bookings/visits.ts';
import { slotWords } from '../../departures/slots/slot-words.ts';
import { destinations } from '../../kernel/destinations.ts';
import { type Cents, dollars } from '../../kernel/money.ts';
import type { ChargeCause } from './charge.ts';

/** A charge that follows from a visit, before it is said when it was entered, and by whom it was caused. */
export type VisitCharge = Pick<ChargeCause, 'cause' | 'code' | 'amount'> & { readonly reason: string };

/** One visit is charged at most once, whether it took place or not. */
const causeOf = ({ reference }: Pick<Booking, 'reference'>, { number }: Pick<Visit, 'number'>): string =>
  `${reference}#${number}`;

/**
 * Which pickup it was, of which goods, where and when: `BKG-7K3M9Q, 2 barrels to Guyana, from Brooklyn, NY 11226, Tue, Dec 1, 9 AM to noon`.
 * The list of invoices reads it again (`things.ts`).
 */
const about = (booking: Booking, { slot }: Visit): string => {
  const from = townLine(booking.place);
  return [
    `${booking.reference}, ${countedGoodsWords(booking)} to ${destinations[booking.to].country}`,
    ...(from === '' ? [] : [`from ${from}`]),
    slotWords(slot),
  ].join(', ');
};

/** By which cause the pickup of a booking is charged; undefined where the goods are brought. */
export const pickupCause = (booking: Pick<Booking, 'reference' | 'way' | 'visits'>): string | undefined => {
  const visit = booking.way === 'PICKUP' ? mainVisit(booking) : undefined;
  return visit && causeOf(booking, visit);
};

/**
 * What a pickup costs that took place and that no price of a shipment has, with the lines of its booking. Undefined where nothing is to be
 * charged.
 */
export const pickupCharge = (booking: Booking): VisitCharge | undefined => {
  const { price, heldBy, way, state } = booking;
  const visit = mainVisit(booking);
  const isDue = way === 'PICKUP' && state === 'COMPLETED' && heldBy === undefined;
  if (!isDue || visit === undefined || price === undefined || price.total <= 0) return undefined;
  const lines = price.lines.filter(({ amount }) => amount !== 0);
  // The sum of the only one is that of the charge, which stands beside it.
  const words = lines.map(({ text, amount }) => (lines.length === 1 ? text : `${text} ${dollars(amount)}`));
  const reason = `${about(booking, visit)}. ${words.join(', ')}`;
  return { cause: causeOf(booking, visit), code: 'PICKUP', amount: price.total, reason };
};

/** Why a visit was in vain, as the invoice says it. */
const whyMissed = ({ way }: Booking, { state, failure }: Visit): string => {
  if (failure !== undefined) return failureWords(way, failure.reason);
  return state === 'CANCELLED' ? 'Canceled too late' : 'Nobody was there';
};

/** The fee for a visit that was in vain by the customer's doing, or was canceled too late. Undefined where it costs nothing. */
export const missedCharge = (
  booking: Booking,
  { visit: number, fee }: { readonly visit: number; readonly fee: Cents },
): VisitCharge | undefined => {
  const visit = booking.visits.find((one) => one.number === number);
  if (visit === undefined || fee <= 0) return undefined;
  const reason = `${about(booking, visit)}. ${whyMissed(booking, visit)}`;
  return { cause: causeOf(booking, visit), code: 'MISSED_PICKUP', amount: fee, reason };
};
