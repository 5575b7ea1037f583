import {
  codeEndOf,
  distinctTexts,
  endOf,
  nameTerms,
  type Search,
  searchable,
  searchFor,
} from '../kernel/search.ts';
import type { Shipment } from './shipment.ts';

/** The shortest end of a tracking number that finds it. */
const SHORTEST_END = 4;

const phoneEnd = (code: string, phone: string | undefined): string =>
  phone === undefined || phone === '' ? '' : endOf(`${code}${phone}`);

/**
 * The search terms of an open shipment: its numbers and their ends, the names of receiver, sender and their companies, and the
 * ends of their phone numbers.
 */
export const searchTerms = ({
  number,
  hawb = '',
  consignee,
  shipper,
}: Pick<Shipment, 'number' | 'hawb' | 'consignee' | 'shipper'>): readonly string[] =>
  distinctTexts([
    searchable(number),
    codeEndOf(number),
    searchable(hawb),
    hawb && endOf(hawb),
    hawb.replace(/\D/g, ''),
    ...nameTerms(consignee.name),
    ...nameTerms(consignee.company),
    ...nameTerms(shipper.name),
    ...nameTerms(shipper.company ?? ''),
    phoneEnd(consignee.phoneCode, consignee.phone),
    phoneEnd('', shipper.phone),
  ]);

/** What may be the end of a code: no blanks, and a digit or a dash in it, which names seldom have. */
const looksLikeCode = (typed: string): boolean => /^\S*[\d-]\S*$/.test(typed) && /[a-z]/i.test(typed);

/** Reads what staff typed: a number or its end, words of a name in any order, a phone number. */
export const shipmentSearch = (typed: string): Search => {
  const search = searchFor(typed);
  const code = searchable(typed).replace(/[^a-z0-9]/g, '');
  return code.length >= SHORTEST_END && looksLikeCode(typed.trim())
    ? { prefixes: [...search.prefixes, codeEndOf(code)], words: [], ends: [] }
    : search;
};
