import {
  distinctTexts,
  endOf,
  endTerms,
  nameTerms,
  type Search,
  searchable,
  searchFor,
} from '../kernel/search.ts';
import type { Mailbox } from './mailbox.ts';

/**
 * The search terms of a mailbox: its number, the ends of its number and of the owner's phone number, the owner's name and
 * e-mail address, and the ends of its further names. A search finds a mailbox when one of its terms begins with the text, and so
 * does whoever looks for the owner of a label (`matching/keys.ts`). One that another number has replaced is found by its number
 * alone.
 */
export const searchTerms = (
  mailbox: Pick<Mailbox, 'number' | 'ownerName' | 'ownerEmail' | 'ownerPhone' | 'names' | 'replacedBy'>,
): readonly string[] => {
  const { number, ownerName, ownerEmail, ownerPhone, names = [], replacedBy } = mailbox;
  const ofNumber = [number, endOf(number)];
  if (replacedBy !== undefined) return ofNumber;
  return distinctTexts([
    ...ofNumber,
    ...nameTerms(ownerName),
    searchable(ownerEmail),
    ownerPhone ? endOf(ownerPhone) : '',
    ...names.flatMap(({ name }) => endTerms(name)),
  ]);
};

/** Reads what staff typed: a number or its end, words of a name in any order, both together, or an e-mail address. */
export const mailboxSearch = (typed: string): Search =>
  searchFor(searchable(typed).replace(/^(mailbox|#)\s*(?=\d)/, ''));
