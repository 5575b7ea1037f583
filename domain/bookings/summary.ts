import { type Booking, BookingSummary, type Visit } from './booking.ts';
import { missingOf } from './missing.ts';
import { nextVisit, piecesOf, poundsOf } from './visits.ts';

/** What a list shows of a booking. In a calendar the row is that of one visit, elsewhere of the next one. */
export const summaryOf = (
  booking: Booking,
  visit: Visit | undefined = nextVisit(booking),
): BookingSummary => {
  const { zip, town } = booking.place ?? {};
  // What a list does not show is left out by the schema.
  return BookingSummary.parse({
    ...booking,
    ...(zip === undefined ? {} : { zip }),
    ...(town === undefined ? {} : { town }),
    pieces: piecesOf(booking),
    lb: poundsOf(booking),
    ...(visit === undefined ? {} : { visit }),
    missing: missingOf(booking),
  });
};
