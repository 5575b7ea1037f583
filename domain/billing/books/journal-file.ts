import type { Cell } from '../../kernel/csv.ts';
import type { Cents } from '../../kernel/money.ts';
import type { JournalRow } from './journal.ts';
import type { AccountNames } from './ledgers.ts';

/**
 * The columns of a journal that QuickBooks Online imports (Settings, Import data, Journal entries). Intuit, "Import journal entries",
 * asks for number, date, account, debits, credits and description, and for the name of the customer where the account is accounts
 * receivable. The names are those of its sample file, so that its mapping finds them by itself.
 */
export const journalHeadings = [
  'Journal No',
  'Journal Date',
  'Account Name',
  'Debits',
  'Credits',
  'Description',
  'Name',
] as const;

/** `11/30/2026` for `2026-11-30`. */
const dateOf = (day: string): string => day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1');

/** Dollars with two places, so that no program takes `0.1` for anything but ten cents. */
const inDollars = (cents: Cents): string => (cents / 100).toFixed(2);

/** What of an entry is booked on each account. Two of our ledgers may have the same one. */
const byAccount = (
  { postings }: JournalRow,
  accounts: AccountNames,
): readonly (readonly [account: string, amount: Cents])[] => {
  const sums = new Map<string, Cents>();
  for (const { ledger, amount } of postings)
    sums.set(accounts[ledger], (sums.get(accounts[ledger]) ?? 0) + amount);
  return [...sums].filter(([, amount]) => amount !== 0);
};

/**
 * The lines of one entry: a journal of its own, whose debits are its credits. It has each account once, for QuickBooks Online takes
 * one line of accounts receivable in a journal.
 */
export const journalLines = (row: JournalRow, accounts: AccountNames): readonly (readonly Cell[])[] =>
  byAccount(row, accounts).map(([account, amount]) => [
    `${row.invoice}-${row.n}`,
    dateOf(row.day),
    account,
    amount > 0 ? inDollars(amount) : null,
    amount < 0 ? inDollars(-amount) : null,
    row.what,
    row.name,
  ]);
