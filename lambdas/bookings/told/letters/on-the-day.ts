import type { Booking } from '#domain/bookings/booking.ts';
import { lateVisit } from '#domain/bookings/fee.ts';
import { haveReady } from '#domain/bookings/have-ready.ts';
import { isOpen } from '#domain/bookings/lifecycle.ts';
import { type BookingFacts, priceWords } from '#domain/bookings/next-step/facts.ts';
import { townLine } from '#domain/bookings/place-words.ts';
import { firstVisit, mainVisit, nextVisit } from '#domain/bookings/visits.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { listed } from '#domain/kernel/listed.ts';
import { dollars } from '#domain/kernel/money.ts';
import { newYorkWords } from '#domain/kernel/new-york-words.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { dockPlace } from '#domain/next-step/places.ts';
import { goodsInWords } from '#domain/quotes/quote-words.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { LetterFact } from '../../../runtime/letters/letter.ts';

/** What goods come in: `Tue, Dec 1, 9 AM to 12 PM`. Empty for a request without a time. */
export const timeOf = (booking: Booking): string => {
  const visit = mainVisit(booking);
  return visit === undefined ? '' : slotWords(visit.slot);
};

const goodsWords = (booking: Booking): string => goodsInWords(booking) || 'your goods';

const emptiesWords = (booking: Booking): readonly string[] => {
  const first = firstVisit(booking);
  if (booking.emptyBarrels === undefined) return [];
  if (booking.emptyBarrels.how === 'ALONG') return ['We bring the empty barrels along.'];
  return first?.state === 'PLANNED' ? [`First we bring the empty barrels: ${slotWords(first.slot)}.`] : [];
};

/** The flight that goods make in their slot. Empty for a request without one. */
export const flightWords = ({ flight }: Booking): readonly string[] =>
  flight === undefined ? [] : [`It makes the flight on ${dayWords(flight.day)}.`];

/** The next visit decides: with empty barrels it is that one. The desk may choose a slot that is planned already. */
const freeUntil = (booking: Booking): readonly string[] => {
  const visit = nextVisit(booking);
  if (lateVisit(booking, new Date(booking.changedAt)) !== undefined)
    return ['The day is planned already, so canceling it costs the fee for a missed pickup.'];
  return visit?.state === 'PLANNED' && booking.changedAt < visit.slot.bookBy
    ? [`You can move or cancel it for free until ${newYorkWords(visit.slot.bookBy)}.`]
    : [];
};

interface Around {
  /** What is to be done first is about the goods, and says what to have ready and what it costs. */
  readonly hasStep: boolean;
  /** The letter is about the visit with empty barrels. */
  readonly isOfEmpties: boolean;
}

const pickupWords = (booking: Booking, { hasStep, isOfEmpties }: Around): readonly string[] => {
  const { heldBy, phone, name } = booking;
  return [
    ...(isOfEmpties ? [] : emptiesWords(booking)),
    ...(hasStep ? [] : [[`We pick up ${goodsWords(booking)}.`, ...haveReady(booking)].join(' ')]),
    ...(hasStep ? [] : priceWords(booking)),
    ...(heldBy === undefined ? [] : [`The price of your shipment ${heldBy} has the pickup.`]),
    `On the day we call ${phone} and ask for ${name}.`,
    ...freeUntil(booking),
  ];
};

const dropOffWords = (booking: Booking, { hasStep }: Around): readonly string[] =>
  hasStep ? [] : [[`Bring ${goodsWords(booking)}.`, ...haveReady(booking)].join(' ')];

/** What somebody has to know for the day besides what they do now: what to have ready, whom we call, the price, until when it can be changed. */
export const forTheDay = (booking: Booking, around: Around): readonly string[] =>
  booking.way === 'PICKUP' ? pickupWords(booking, around) : dropOffWords(booking, around);

/** Where we come, or where the dock is and when it is open. */
const whereRows = ({ booking, brand }: Pick<BookingFacts, 'booking' | 'brand'>) => {
  const { way, place, state } = booking;
  if (!isOpen(state)) return [];
  if (way === 'PICKUP') return [['Where', [place?.street, townLine(place)].filter(Boolean).join(', ')]];
  const { address = '', hours } = dockPlace(brand);
  return [
    ['Where', address],
    ['Open', hours.join('; ')],
  ];
};

/** What stays the same in every letter about a booking: for whom, what, when, where, and what the pickup costs. */
export const rowsOf = ({
  booking,
  brand,
  shipments,
}: Pick<BookingFacts, 'booking' | 'brand'> & {
  readonly shipments: readonly Pick<Shipment, 'consignee'>[];
}): readonly LetterFact[] => {
  const { way, to, price, heldBy, reference, state } = booking;
  const { city, country } = destinations[to];
  const isPriced = way === 'PICKUP' && heldBy === undefined && state !== 'CANCELLED';
  const lines = isPriced ? (price?.lines ?? []) : [];
  const isPlanned = mainVisit(booking)?.state === 'PLANNED';
  return [
    ['For', listed([...new Set(shipments.map(({ consignee }) => consignee.name))])],
    ['What', goodsInWords(booking)],
    ['To', `${city}, ${country}`],
    ['When', isPlanned ? timeOf(booking) : ''],
    ...whereRows({ booking, brand }),
    ...lines.map(({ text, amount }) => [text, dollars(amount)] as const),
    ['Reference', reference],
  ].flatMap(([label = '', value = '']) => (value === '' ? [] : [{ label, value }]));
};
