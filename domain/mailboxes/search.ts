import { distinctTexts, endOf, nameTerms, type Search, searchable, searchFor } from '../kernel/search.ts';
import type { Mailbox } from './mailbox.ts';

/**
 * The search terms of a mailbox: its number, the ends of its number and of the owner's phone number, the owner's name and
 * e-mail address. A search finds a mailbox when one of its terms begins with the text.
 */
export const searchTerms = (
  mailbox: Pick<Mailbox, 'number' | 'ownerName' | 'ownerEmail' | 'ownerPhone'>,
): readonly string[] =>
  distinctTexts([
    mailbox.number,
    endOf(mailbox.number),
    ...nameTerms(mailbox.ownerName),
    searchable(mailbox.ownerEmail),
    mailbox.ownerPhone ? endOf(mailbox.ownerPhone) : '',
  ]);

/** Reads what staff typed: a number or its end, words of a name in any order, both together, or an e-mail address. */
export const mailboxSearch = (typed: string): Search =>
  searchFor(searchable(typed).replace(/^(mailbox|#)\s*(?=\d)/, ''));
