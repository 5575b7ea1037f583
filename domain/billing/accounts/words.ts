import { dollars } from '../../kernel/money.ts';
import { newYorkDay } from '../../kernel/new-york.ts';
import { dayWords } from '../../kernel/short-times.ts';
import type { AccountRefusal, Covered } from './coverage.ts';
import { notDueYet } from './coverage.ts';

/** Whose account it is: the reader's own, or a customer's at the desk. */
export type Whose = 'your' | 'their';

/** The New York day of an instant, `Tue, Dec 29`. */
export const dayOf = (at: string): string => dayWords(newYorkDay(new Date(at)));

/** What follows while something is late. */
export const LATE_FOLLOWS =
  'While something on your account is past due, what you book next has to be paid before it flies.';

/** Until when an invoice on an account is to be paid, without a full stop: `Due Tue, Dec 29, on your account`. */
export const dueWords = (dueAt: string, whose: Whose = 'your'): string =>
  `Due ${dayOf(dueAt)}, on ${whose} account`;

/** The same of an invoice whose day is over. */
export const wasDueWords = (dueAt: string, whose: Whose = 'your'): string =>
  `It was due ${dayOf(dueAt)}, on ${whose} account.`;

/** Why an account does not take an invoice. What is to be paid, and what follows, is said beside it. */
export const refusedWords = ({ because, limit }: AccountRefusal, whose: Whose = 'your'): string =>
  because === 'LIMIT'
    ? `${whose === 'your' ? 'Your' : 'Their'} account’s limit of ${dollars(limit)} is used.`
    : `Something on ${whose} account is past due.`;

/** What is said of an invoice on an account while it is not due, in a sentence; nothing of any other. */
export const onAccountWords = (sums: Covered, now: Date, whose?: Whose): readonly string[] => {
  const dueAt = notDueYet(sums, now);
  return dueAt === undefined ? [] : [`${dueWords(dueAt, whose)}: ${dollars(sums.owed)}.`];
};
