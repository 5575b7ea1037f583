import type { Booking, BookingSummary, Visit } from './booking.ts';
import { missingOf } from './missing.ts';
import { nextVisit, piecesOf, poundsOf } from './visits.ts';

/** What a list shows of a booking. In a calendar the row is that of one visit, elsewhere of the next one. */
export const summaryOf = (
  booking: Booking,
  visit: Visit | undefined = nextVisit(booking),
): BookingSummary => {
  const {
    reference,
    version,
    way,
    state,
    name,
    to,
    shipments,
    flight,
    touched,
    createdAt,
    changedAt,
    place,
  } = booking;
  return {
    reference,
    version,
    way,
    state,
    name,
    to,
    shipments,
    createdAt,
    changedAt,
    ...(flight === undefined ? {} : { flight }),
    ...(touched === undefined ? {} : { touched }),
    ...(place === undefined ? {} : { zip: place.zip }),
    ...(place?.town === undefined ? {} : { town: place.town }),
    pieces: piecesOf(booking),
    lb: poundsOf(booking),
    ...(visit === undefined
      ? {}
      : { visit: { number: visit.number, purpose: visit.purpose, slot: visit.slot } }),
    missing: [...missingOf(booking)],
  };
};
