import type { Booking, BookingEntry, Visit } from '#domain/bookings/booking.ts';
import { bookingDeedWords } from '#domain/bookings/deed-words.ts';
import { stateNames, wayWords } from '#domain/bookings/desk/words.ts';
import { failureWords } from '#domain/bookings/failure-reasons.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import type { Shown } from '#domain/kernel/shown-fields.ts';
import { goodsInWords, rowInWords } from '#domain/quotes/quote-words.ts';
import { type Proof, shownIdNames } from '#domain/runs/driving/proof.ts';
import { consentWays } from '#domain/shipments/form/search-consent.ts';
import type { Whom } from '../../runtime/of-person.ts';
import { priceLines, whoDid } from '../../runtime/own-words.ts';

const visitNames: Readonly<Record<Visit['state'], string>> = {
  PLANNED: 'To come',
  DONE: 'Done',
  RESCHEDULED: 'Moved to another time',
  FAILED: 'Failed',
  NO_SHOW: 'Missed',
  CANCELLED: 'Canceled',
};

const visitOf = ({ way }: Booking, { slot, state, purpose, because, endedAt, failure }: Visit): Shown => ({
  time: slotWords(slot),
  what: purpose === 'FIRST' ? 'We bring empty barrels' : undefined,
  status: visitNames[state],
  reason: because,
  closedAt: endedAt,
  failure: failure === undefined ? undefined : failureWords(way, failure.reason),
  note: failure?.note,
});

const placeOf = ({ place }: Booking): Shown['place'] =>
  place && {
    street: place.street,
    city: place.town,
    zip: place.zip,
    stairs: place.stairs,
    note: place.access,
    miles: String(place.miles),
  };

const barrelsOf = ({ emptyBarrels }: Booking): string | undefined =>
  emptyBarrels &&
  goodsInWords({ goods: emptyBarrels.rows.map((row) => ({ ...row, kind: 'barrel' as const })) });

const consentOf = ({ searchConsent }: Booking): Shown['searchConsent'] =>
  searchConsent && { how: consentWays[searchConsent.how], at: searchConsent.at };

/** What somebody reads of the proof of a visit to them. */
export const ownProof = (proof: Proof): Shown => ({
  booking: proof.booking,
  at: proof.at,
  status: visitNames[proof.outcome],
  ...(proof.outcome === 'DONE'
    ? { signed: proof.signer, identification: proof.shownId && shownIdNames[proof.shownId] }
    : { failure: failureWords('PICKUP', proof.reason) }),
  note: proof.note,
});

/** What its owner reads of a pickup or a drop-off. */
export const ownBooking = (booking: Booking): Shown => {
  const { price, flight } = booking;
  return {
    number: booking.reference,
    what: wayWords[booking.way],
    status: booking.state === 'NO_SHOW' ? visitNames.NO_SHOW : stateNames[booking.state],
    name: booking.name,
    phone: booking.phone,
    to: destinations[booking.to].country,
    place: placeOf(booking),
    goods: booking.goods.map((row) => rowInWords({ ...row, weight: row.weightLb, weightUnit: 'lb' })),
    emptyBarrels: barrelsOf(booking),
    note: booking.note,
    visits: booking.visits.map((visit) => visitOf(booking, visit)),
    shipments: booking.shipments,
    flight: flight?.day,
    searchConsent: consentOf(booking),
    price: price && priceLines(price.lines),
    total: price && dollars(price.total),
    reason: booking.endedBecause,
    createdAt: booking.createdAt,
    closedAt: booking.closedAt,
  };
};

/** One thing that happened to a booking. */
export const ownEntry = (booking: string, { at, what, by, text }: BookingEntry, whom: Whom): Shown => ({
  booking,
  at,
  what: `${whoDid(by, whom)} ${bookingDeedWords[what]}`,
  note: text,
});
