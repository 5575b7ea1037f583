import type { Booking } from '#domain/bookings/booking.ts';
import { lateVisit } from '#domain/bookings/fee.ts';
import { haveReady } from '#domain/bookings/have-ready.ts';
import { isInVain, isOpen } from '#domain/bookings/lifecycle.ts';
import {
  type BookingFacts,
  NEW_PICKUP,
  ownPrice,
  PAID_AFTER,
  priceWords,
} from '#domain/bookings/next-step/facts.ts';
import { placeLine } from '#domain/bookings/place-words.ts';
import { firstVisit, mainVisit, nextVisit } from '#domain/bookings/visits.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { listed } from '#domain/kernel/listed.ts';
import { type Cents, dollars } from '#domain/kernel/money.ts';
import { newYorkWords } from '#domain/kernel/new-york-words.ts';
import { readableE164 } from '#domain/kernel/person/readable-phone.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { dockPlace } from '#domain/next-step/places.ts';
import { goodsInWords } from '#domain/quotes/quote-words.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { LetterFact } from '../../../runtime/letters/letter.ts';

/** What goods come in: `Tue, Dec 1, 9 AM to noon`. Empty for a request without a time. */
export const timeOf = (booking: Booking): string => {
  const visit = mainVisit(booking);
  return visit === undefined ? '' : slotWords(visit.slot);
};

const emptiesWords = (booking: Booking): readonly string[] => {
  const first = firstVisit(booking);
  if (booking.emptyBarrels === undefined) return [];
  if (booking.emptyBarrels.how === 'ALONG') return ['We bring the empty barrels along.'];
  return first?.state === 'PLANNED' ? [`First we bring the empty barrels: ${slotWords(first.slot)}.`] : [];
};

/** The flight that goods make in their slot. Empty for a request without one. */
export const flightWords = ({ flight }: Booking): readonly string[] =>
  flight === undefined ? [] : [`It is in time for the flight on ${dayWords(flight.day)}.`];

/** The next visit decides: with empty barrels it is that one. The desk may choose a slot that is planned already. */
const freeUntil = (booking: Booking): readonly string[] => {
  const visit = nextVisit(booking);
  if (lateVisit(booking, new Date(booking.changedAt)) !== undefined)
    return ['The day is planned already, so canceling it costs the fee for a missed pickup.'];
  return visit?.state === 'PLANNED' && booking.changedAt < visit.slot.bookBy
    ? [`You can move or cancel it for free until ${newYorkWords(visit.slot.bookBy)}.`]
    : [];
};

/** The invoice of the shipment whose price has the pickup. Sums are in cents. */
export interface HeldBill {
  readonly number: string;
  /** What is left to pay of all of it. */
  readonly left: Cents;
  /** Nothing is owed, be it for a check that waits. */
  readonly isPaid: boolean;
}

interface Around {
  /** What is to be done first is about the goods, and says what to have ready. */
  readonly hasStep: boolean;
  /** The letter is about the visit with empty barrels. */
  readonly isOfEmpties: boolean;
  /** A letter before it said what to have ready. */
  readonly isKnown: boolean;
  readonly held?: HeldBill | undefined;
}

/** What to have ready, unless the step says it or they know it. */
const readyWords = (booking: Booking, { hasStep, isKnown }: Around): readonly string[] =>
  hasStep || isKnown ? [] : [haveReady(booking).join(' ')];

/** What of it is paid, or still to pay. */
const paidWords = (held: HeldBill | undefined): string => {
  if (held === undefined) return '';
  if (held.left > 0) return ` ${dollars(held.left)} is still to pay on invoice ${held.number}.`;
  return held.isPaid ? ' That is paid.' : '';
};

/** What the price of a shipment has. A price of its own is a row. */
const partWords = (booking: Booking, { hasStep, held }: Around): readonly string[] => {
  const { heldBy, price } = booking;
  if (heldBy !== undefined) {
    const sum = price === undefined || price.total <= 0 ? '' : `, ${dollars(price.total)}`;
    return [`The price of your shipment ${heldBy} has the pickup${sum}.${paidWords(held)}`];
  }
  return hasStep || ownPrice(booking) !== undefined ? [] : priceWords(booking);
};

const pickupWords = (booking: Booking, around: Around): readonly string[] => {
  const { phone, name } = booking;
  const onTheDay = around.isKnown ? [] : [`On the day we call ${readableE164(phone)} and ask for ${name}.`];
  return [
    ...(around.isOfEmpties ? [] : emptiesWords(booking)),
    ...readyWords(booking, around),
    ...partWords(booking, around),
    [...onTheDay, ...freeUntil(booking)].join(' '),
  ].filter((text) => text !== '');
};

/** What somebody has to know for the day besides what they do now: what to have ready, whom we call, until when it can be changed. */
export const forTheDay = (booking: Booking, around: Around): readonly string[] =>
  booking.way === 'PICKUP' ? pickupWords(booking, around) : readyWords(booking, around);

/** Where we come, or where the dock is and when it is open. */
const whereRows = ({ booking, brand }: Pick<BookingFacts, 'booking' | 'brand'>) => {
  const { way, place, state } = booking;
  if (!isOpen(state)) return [];
  if (way === 'PICKUP') return [['Where', placeLine(place)]];
  const { address = '', hours } = dockPlace(brand);
  return [
    ['Where', address],
    ['Open', hours.join('; ')],
  ];
};

/** What a pickup costs that has a price of its own, and when that is paid: of one that was in vain what the next visit costs. */
const priceRows = (booking: Booking): readonly (readonly [string, string])[] => {
  const { way, price, state } = booking;
  const total = ownPrice(booking);
  if (way !== 'PICKUP' || state === 'CANCELLED' || price === undefined || total === undefined) return [];
  const paid = isOpen(state) ? `, ${PAID_AFTER}` : '';
  if (isInVain(state)) return [[NEW_PICKUP, `${dollars(total)}${paid}`]];
  const [line, ...others] = price.lines;
  if (line !== undefined && others.length === 0) return [[line.text, `${dollars(total)}${paid}`]];
  return [
    ...price.lines.map(({ text, amount }) => [text, dollars(amount)] as const),
    ['In all', `${dollars(total)}${paid}`],
  ];
};

/**
 * What is to be known of a booking and the letter has not said: for whom, what, when, where, and what the pickup costs.
 * @param said what it has said, with the place of the step.
 */
export const rowsOf = (
  {
    booking,
    brand,
    shipments,
  }: Pick<BookingFacts, 'booking' | 'brand'> & {
    readonly shipments: readonly Pick<Shipment, 'consignee'>[];
  },
  said: readonly string[],
): readonly LetterFact[] => {
  const { to, reference } = booking;
  const { city, country } = destinations[to];
  const isPlanned = mainVisit(booking)?.state === 'PLANNED';
  const unsaid = (value = ''): string => (said.some((text) => text.includes(value)) ? '' : value);
  const where = whereRows({ booking, brand });
  const [[, place = ''] = []] = where;
  return [
    ['For', listed([...new Set(shipments.map(({ consignee }) => consignee.name))])],
    ['What', goodsInWords(booking)],
    ['To', `${city}, ${country}`],
    ['When', isPlanned ? unsaid(timeOf(booking)) : ''],
    ...(unsaid(place) === '' ? [] : where),
    ...priceRows(booking),
    ['Reference', reference],
  ].flatMap(([label = '', value = '']) => (value === '' ? [] : [{ label, value }]));
};
