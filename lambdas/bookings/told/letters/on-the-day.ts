import type { Booking } from '#domain/bookings/booking.ts';
import { haveReady } from '#domain/bookings/have-ready.ts';
import { firstVisit, mainVisit } from '#domain/bookings/visits.ts';
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

const flightWords = ({ flight, to }: Booking): readonly string[] =>
  flight === undefined
    ? []
    : [`At that time it makes the flight to ${destinations[to].country} on ${dayWords(flight.day)}.`];

const priceWords = ({ heldBy, price }: Booking): readonly string[] => {
  if (heldBy !== undefined) return [`The price of your shipment ${heldBy} has the pickup.`];
  return price === undefined || price.total === 0
    ? []
    : [`The pickup costs ${dollars(price.total)}. It is on an invoice in your account once we were there.`];
};

const freeUntil = (booking: Booking): readonly string[] => {
  const visit = mainVisit(booking);
  return visit === undefined
    ? []
    : [`You can move or cancel it for free until ${newYorkWords(visit.slot.bookBy)}.`];
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
  'You can also come at another time while we are open.',
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
      timeOf(booking),
      name,
      facility.line1,
      `${facility.city}, ${facility.state} ${facility.postalCode}`,
      ...hours.map((line) => `${line.days}: ${line.hours}`),
    ];
  const lines = heldBy === undefined ? (price?.lines ?? []) : [];
  return [
    timeOf(booking),
    ...(place?.street === undefined ? [] : [place.street]),
    ...(place === undefined ? [] : [[place.town, place.zip].filter(Boolean).join(' ')]),
    ...lines.map(({ text, amount }) => `${text}: ${dollars(amount)}`),
  ].filter((line) => line !== '');
};
