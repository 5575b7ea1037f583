import { codeEndOf, distinctTexts, endOf, nameTerms, searchable, searchWithCode } from '../kernel/search.ts';
import { phoneKey } from './form/people.ts';
import type { Shipment } from './shipment.ts';

const phoneEnd = (digits: string | undefined): string => (digits ? endOf(digits) : '');

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
    ...nameTerms(consignee.latinName ?? ''),
    ...nameTerms(consignee.company),
    ...nameTerms(shipper.name),
    ...nameTerms(shipper.company ?? ''),
    consignee.phone ? phoneEnd(phoneKey(consignee, consignee.to)) : '',
    phoneEnd(shipper.phone),
  ]);

/** Reads what staff typed: a number or its end, words of a name in any order, a phone number. */
export const shipmentSearch = searchWithCode;
