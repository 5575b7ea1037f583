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
 * does whoever looks for the owner of a label (`matching/keys.ts`).
 */
export const searchTerms = (
  mailbox: Pick<Mailbox, 'number' | 'ownerName' | 'ownerEmail' | 'ownerPhone' | 'names'>,
): readonly string[] =>
  distinctTexts([
    mailbox.number,
    endOf(mailbox.number),
    ...nameTerms(mailbox.ownerName),
    searchable(mailbox.ownerEmail),
    mailbox.ownerPhone ? endOf(mailbox.ownerPhone) : '',
    ...(mailbox.names ?? []).flatMap(({ name }) => endTerms(name)),
  ]);

/** Reads what staff typed: a number or its end, words of a name in any order, both together, or an e-mail address. */
export const mailboxSearch = (typed: string): Search =>
  searchFor(searchable(typed).replace(/^(mailbox|#)\s*(?=\d)/, ''));
