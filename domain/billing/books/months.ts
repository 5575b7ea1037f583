import * as z from 'zod/mini';
import { addDays, HOUR_MS, newYorkDay } from '../../kernel/new-york.ts';
import type { JournalRow, Posting } from './journal.ts';
import { AccountNames, type Ledger, ledgers } from './ledgers.ts';
import type { Period } from './period.ts';

/** A New York month, such as `2026-11`. */
export const Month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A month looks like 2026-11.'));

const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** The first and the last day of a month. */
export const daysOf = (month: string): Period => {
  const from = `${month}-01`;
  // No month has more days than 31, so this is a day of the next one.
  return { from, to: addDays(`${monthOf(addDays(from, 31))}-01`, -1) };
};

/**
 * Whether nothing is written for a month any more. An entry has the time at which it is written, give or take the minute that a write
 * may take; an hour is more than enough for it.
 */
export const isOver = (month: string, now: Date): boolean =>
  month < monthOf(newYorkDay(now.getTime() - HOUR_MS));

/** Months from one day until now that are over, the newest first. */
export const monthsOver = (first: string, now: Date): readonly string[] => {
  const months: string[] = [];
  for (let month = monthOf(first); isOver(month, now); month = monthOf(addDays(daysOf(month).to, 1)))
    months.unshift(month);
  return months;
};

/** What was debited and credited on one ledger, in cents. */
const LedgerTotal = z.object({ ledger: z.enum(ledgers), debits: z.int(), credits: z.int() });
export type LedgerTotal = z.infer<typeof LedgerTotal>;

/** A month whose file was made. It is never changed: the same file comes out of it every time. */
export const ClosedMonth = z.object({
  month: Month,
  /** The accounts as they were called when it was closed. */
  accounts: AccountNames,
  /** How many entries it has. */
  entries: z.int(),
  totals: z.array(LedgerTotal),
  closedAt: z.string(),
  /** User id of who closed it. */
  closedBy: z.string(),
});
export type ClosedMonth = z.infer<typeof ClosedMonth>;

const addedTo = (total: LedgerTotal, { amount }: Posting): LedgerTotal => ({
  ...total,
  debits: total.debits + Math.max(amount, 0),
  credits: total.credits + Math.max(-amount, 0),
});

/** The sums of a part of the journal, a row for each ledger that has any. */
export const totalsOf = (rows: readonly Pick<JournalRow, 'postings'>[]): LedgerTotal[] => {
  const sums = new Map<Ledger, LedgerTotal>();
  for (const posting of rows.flatMap(({ postings }) => postings)) {
    const { ledger } = posting;
    sums.set(ledger, addedTo(sums.get(ledger) ?? { ledger, debits: 0, credits: 0 }, posting));
  }
  return ledgers.flatMap((ledger) => sums.get(ledger) ?? []);
};
