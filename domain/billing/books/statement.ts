import * as z from 'zod/mini';
import type { Cents } from '../../kernel/money.ts';
import { newYorkDay } from '../../kernel/new-york.ts';
import { cargoWords } from '../../shipments/customer/cargo-words.ts';
import type { Entry } from '../entries.ts';
import { entryWords, numberShown } from '../entry-words.ts';
import { type Invoice, InvoiceNumber } from '../invoice.ts';
import type { Period } from './period.ts';

/** One entry of one invoice, and what is owed in all after it. */
const StatementLine = z.object({
  at: z.string(),
  invoice: InvoiceNumber,
  /** The place of the entry on its invoice. */
  n: z.int(),
  /** Absent where the invoice is the customer's own, without a shipment. */
  shipment: z.optional(z.string()),
  /** What it was, in words. */
  what: z.string(),
  /** Cents that it added to what is owed: that of a payment is negative. */
  amount: z.int(),
  balance: z.int(),
});

/** Everything that happened on the invoices of a customer in a period. Amounts are in cents; below nothing, we owe it. */
export const Statement = z.object({
  from: z.string(),
  to: z.string(),
  /** Name, company and address of the customer, as they were on the last invoice; nothing before the first. */
  billTo: z.array(z.string()),
  /** What was owed when the period began. */
  opening: z.int(),
  lines: z.array(StatementLine),
  /** What was owed when it ended. */
  closing: z.int(),
});
export type Statement = z.infer<typeof Statement>;

/** As much of a shipment as says what it is. */
type Sent = Parameters<typeof cargoWords>[0];

interface Moved {
  readonly invoice: Invoice;
  readonly entry: Entry;
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** In the order in which it happened. */
const byTime = (one: Moved, other: Moved): number =>
  compare(one.entry.at, other.entry.at) ||
  compare(one.invoice.number, other.invoice.number) ||
  one.entry.n - other.entry.n;

const sumOf = (moved: readonly Moved[]): Cents =>
  moved.reduce((sum, { entry: { amount } }) => sum + amount, 0);

/** What an entry was. A charge names its goods: a customer knows those, and no number of ours. */
const wordsOf = (entry: Entry, shipment: Sent | undefined): string => {
  const number = numberShown(entry);
  const words = number ? `${entryWords(entry)} (${number})` : entryWords(entry);
  return entry.kind === 'CHARGE' && shipment !== undefined
    ? `${cargoWords(shipment)}: ${words.replace(/^./, (first) => first.toLowerCase())}`
    : words;
};

type Payer = Invoice['chargesTerm'];

/** The entry whose payer is the payer of this one too: the payment that goes back, or the check that was paid or returned. */
const earlierOf = (entry: Entry): number | undefined => {
  if (entry.kind === 'VOID' || entry.kind === 'REFUND' || entry.kind === 'CHECK_BACK') return entry.of;
  return entry.kind === 'PAYMENT' ? entry.check : undefined;
};

/**
 * The entries of an invoice that are the sender's. Who pays can change after money came: what was charged and paid until then stays
 * the sender's, and so does what is given back of it.
 */
const ofSender = ({ chargesTerm, entries }: Invoice): readonly Entry[] => {
  const changed = entries.some((entry) => entry.kind === 'REVERSAL' && entry.why === 'PAID_BY_RECEIVER');
  let payer: Payer = changed ? 'PREPAID' : chargesTerm;
  const payers = new Map<number, Payer>();
  for (const entry of entries) {
    if (changed && entry.kind === 'CHARGE' && entry.why === 'BOOKED') payer = 'PREPAID';
    const before = earlierOf(entry);
    const isEnd = entry.kind === 'CREDIT_ENDED' && entry.why === 'PAID_BY_RECEIVER';
    payers.set(entry.n, isEnd ? 'PREPAID' : (before !== undefined && payers.get(before)) || payer);
    if (entry.kind === 'REVERSAL' && entry.why === 'PAID_BY_RECEIVER') payer = 'COLLECT';
  }
  return entries.filter(({ n }) => payers.get(n) === 'PREPAID');
};

/**
 * The statement of a customer for a period of New York days. It has what the customer pays; what receivers pay on arrival is
 * between them and us.
 * @param shipments those of its lines by their numbers, as far as they are known.
 */
export const statementOf = (
  invoices: readonly Invoice[],
  { from, to }: Period,
  shipments: ReadonlyMap<string, Sent> = new Map(),
): Statement => {
  const theirs = invoices.filter(({ chargesTerm }) => chargesTerm === 'PREPAID');
  const moved = invoices
    .flatMap((invoice) => ofSender(invoice).map((entry) => ({ invoice, entry })))
    .toSorted(byTime);
  const dayOf = ({ entry }: Moved): string => newYorkDay(Date.parse(entry.at));
  const opening = sumOf(moved.filter((one) => dayOf(one) < from));
  let balance = opening;
  const lines = moved
    .filter((one) => from <= dayOf(one) && dayOf(one) <= to)
    .map(({ invoice: { number, shipment }, entry }) => {
      balance += entry.amount;
      const { at, n, amount } = entry;
      const of = shipment === undefined ? {} : { shipment };
      return {
        at,
        invoice: number,
        n,
        ...of,
        what: wordsOf(entry, shipments.get(shipment ?? '')),
        amount,
        balance,
      };
    });
  const last = theirs.toSorted((one, other) => compare(one.number, other.number)).at(-1);
  return { from, to, billTo: last?.billTo ?? [], opening, lines, closing: balance };
};
