import type { Mailbox } from './mailbox.ts';

/** Only the first words of a name become search terms, up to this number. */
const MAX_WORDS = 5;

/** Text as it is compared: lower case, no accents, single blanks. 'José  Pérez' and 'jose perez' are the same. */
export const searchable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The search terms of a mailbox: its number, the name of the owner from each of its words on, the name with the last name
 * first, and the e-mail address. A search finds a mailbox when one of its terms begins with the text.
 */
export const searchTerms = (
  mailbox: Pick<Mailbox, 'number' | 'ownerName' | 'ownerEmail'>,
): readonly string[] => {
  const words = searchable(mailbox.ownerName).split(' ').filter(Boolean);
  const fromEachWord = words.slice(0, MAX_WORDS).map((_, first) => words.slice(first).join(' '));
  const lastFirst = words.length > 1 ? [[words.at(-1), ...words.slice(0, -1)].join(' ')] : [];
  const terms = [mailbox.number, ...fromEachWord, ...lastFirst, searchable(mailbox.ownerEmail)];
  return [...new Set(terms.filter(Boolean))];
};

/** The first term of a mailbox, in sorted order, that a search finds. The mailbox is listed once, under this term. */
export const listedUnder = (terms: readonly string[], search: string): string | undefined =>
  terms
    .filter((term) => term.startsWith(search))
    .sort()
    .at(0);
