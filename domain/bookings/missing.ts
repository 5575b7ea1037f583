import type { Booking, BookingSummary } from './booking.ts';
import { firstVisit, mainVisit } from './visits.ts';

type Missing = BookingSummary['missing'][number];

/** What a booking needs and has not: where we come, and when. While something is missing it is a request. */
export const missingOf = (
  booking: Pick<Booking, 'way' | 'place' | 'emptyBarrels' | 'visits'>,
): readonly Missing[] => {
  const { way, place, emptyBarrels } = booking;
  const main = mainVisit(booking);
  const first = firstVisit(booking);
  const hasMain = main?.state === 'PLANNED' || main?.state === 'DONE';
  const hasFirst = emptyBarrels?.how !== 'FIRST' || first?.state === 'PLANNED' || first?.state === 'DONE';
  return [
    ...(way === 'PICKUP' && place?.street === undefined ? (['street'] as const) : []),
    ...(hasMain && hasFirst ? [] : (['slot'] as const)),
  ];
};

/** Whether nobody has agreed to the search of the goods yet (49 CFR 1548.9). They are not accepted without. */
export const needsConsent = ({ searchConsent }: Pick<Booking, 'searchConsent'>): boolean =>
  searchConsent === undefined;
