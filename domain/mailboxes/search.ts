import type { Mailbox } from './mailbox.ts';

/** More words than this in a name are found through the first ones. */
const MOST_WORDS = 5;

/** Text as it is compared: no case, no accents, single blanks. 'José  Pérez' and 'jose perez' are the same. */
export const searchable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/**
 * What a mailbox is found under; a search finds it when one of these begins with the text searched for: its number,
 * the owner's name from any of its words on, last name first, and the e-mail address.
 */
export const searchTerms = (
  mailbox: Pick<Mailbox, 'number' | 'ownerName' | 'ownerEmail'>,
): readonly string[] => {
  const words = searchable(mailbox.ownerName).split(' ').filter(Boolean);
  const fromEachWord = words.slice(0, MOST_WORDS).map((_, first) => words.slice(first).join(' '));
  const lastFirst = words.length > 1 ? [[words.at(-1), ...words.slice(0, -1)].join(' ')] : [];
  const terms = [mailbox.number, ...fromEachWord, ...lastFirst, searchable(mailbox.ownerEmail)];
  return [...new Set(terms.filter(Boolean))];
};

/** The first of a mailbox's terms, in order, that a search finds: under it alone the mailbox is listed, so only once. */
export const listedUnder = (terms: readonly string[], search: string): string | undefined =>
  terms
    .filter((term) => term.startsWith(search))
    .sort()
    .at(0);
