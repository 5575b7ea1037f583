import { codeEndOf, distinctTexts, endOf, nameTerms, searchable, searchWithCode } from '../kernel/search.ts';
import type { Booking } from './booking.ts';
import { isOpen } from './lifecycle.ts';

/** The search terms of an open booking: its reference, whom we ask for, the end of the phone number, the street, its shipments. Closed ones have none. */
export const searchTerms = ({
  reference,
  state,
  name,
  phone,
  place,
  shipments,
}: Pick<Booking, 'reference' | 'state' | 'name' | 'phone' | 'place' | 'shipments'>): readonly string[] => {
  if (!isOpen(state)) return [];
  const digits = phone.replace(/\D/g, '');
  return distinctTexts([
    searchable(reference),
    codeEndOf(reference),
    ...nameTerms(name),
    digits === '' ? '' : endOf(digits),
    ...nameTerms(place?.street ?? ''),
    ...shipments.flatMap((number) => [searchable(number), codeEndOf(number)]),
  ]);
};

/** Reads what staff typed: a reference or its end, words of a name or street in any order, a phone number. */
export const bookingSearch = searchWithCode;
