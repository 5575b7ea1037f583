import type { Booking } from '#domain/bookings/booking.ts';
import { lateVisit } from '#domain/bookings/fee.ts';
import { haveReady } from '#domain/bookings/have-ready.ts';
import { partOfPrice } from '#domain/bookings/next-step/facts.ts';
import { townLine } from '#domain/bookings/place-words.ts';
import { firstVisit, mainVisit, nextVisit } from '#domain/bookings/visits.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { newYorkWords } from '#domain/kernel/new-york-words.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { goodsInWords } from '#domain/quotes/quote-words.ts';
import type { Brand } from '#domain/settings/brand.ts';

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
export const flightWords = ({ flight, to }: Booking): readonly string[] =>
  flight === undefined
    ? []
    : [`It makes the flight to ${destinations[to].country} on ${dayWords(flight.day)}.`];

const priceWords = (booking: Booking): readonly string[] => {
  const { heldBy, price } = booking;
  if (heldBy !== undefined) return [`The price of your shipment ${heldBy} has the pickup.`];
  return price === undefined || price.total === 0
    ? []
    : [
        partOfPrice(booking) ??
          `The pickup costs ${dollars(price.total)}. We put it on your invoice after our visit.`,
      ];
};

/** The next visit decides: with empty barrels it is that one. The desk may choose a slot that is planned already. */
const freeUntil = (booking: Booking): readonly string[] => {
  const visit = nextVisit(booking);
  if (lateVisit(booking, new Date(booking.changedAt)) !== undefined)
    return ['The day is planned already, so canceling it costs the fee for a missed pickup.'];
  return visit?.state === 'PLANNED' && booking.changedAt < visit.slot.bookBy
    ? [`You can move or cancel it for free until ${newYorkWords(visit.slot.bookBy)}.`]
    : [];
};

const pickupWords = (booking: Booking): readonly string[] => [
  ...emptiesWords(booking),
  [`We pick up ${goodsWords(booking)}.`, ...haveReady(booking)].join(' '),
  ...flightWords(booking),
  ...priceWords(booking),
  `On the day we call ${booking.phone} and ask for ${booking.name}.`,
  ...freeUntil(booking),
];

const dropOffWords = (booking: Booking): readonly string[] => [
  [`Bring ${goodsWords(booking)}.`, ...haveReady(booking)].join(' '),
  ...(mainVisit(booking) === undefined ? [] : ['You can also come at another time while we are open.']),
  ...flightWords(booking),
];

/** What somebody has to know for the day: what to have ready, whom we call, the flight, the price, until when it can be changed. */
export const forTheDay = (booking: Booking): readonly string[] =>
  booking.way === 'PICKUP' ? pickupWords(booking) : dropOffWords(booking);

/** Where we come, and for what price; or where the dock is, and when it is open. */
export const placeAndPrice = (booking: Booking, { name, facility, hours }: Brand): readonly string[] => {
  const { place, price, heldBy } = booking;
  if (booking.way === 'DROP_OFF')
    return [
      ...(mainVisit(booking) === undefined ? [] : [timeOf(booking)]),
      name,
      facility.line1,
      `${facility.city}, ${facility.state} ${facility.postalCode}`,
      ...hours.map((line) => `${line.days}: ${line.hours}`),
    ];
  const lines = heldBy === undefined ? (price?.lines ?? []) : [];
  return [
    timeOf(booking),
    ...(place?.street === undefined ? [] : [place.street]),
    ...(place === undefined ? [] : [townLine(place)]),
    ...lines.map(({ text, amount }) => `${text}: ${dollars(amount)}`),
  ].filter((line) => line !== '');
};
