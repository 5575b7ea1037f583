import * as z from 'zod/mini';
import { destinations } from '../../kernel/destinations.ts';
import type { Cents } from '../../kernel/money.ts';
import { newYorkDay } from '../../kernel/new-york.ts';
import { pickupLineCodes } from '../../quotes/engine/pickup-fee.ts';
import { type Settlement, SettlementNumber, settlementNumber } from '../abroad/settlement.ts';
import { owedOf } from '../balance.ts';
import { type ChargeCode, chargeOfLine, charges } from '../charges/table.ts';
import type { Charge, Entry, Fee, Payment } from '../entries.ts';
import { entryWords, numberShown } from '../entry-words.ts';
import { type Invoice, InvoiceNumber } from '../invoice.ts';
import { taxOf } from '../tax.ts';
import { type Ledger, ledgers } from './ledgers.ts';

/** What of an entry is booked where, in cents: a debit is above nothing, a credit below. */
const Posting = z.object({ ledger: z.enum(ledgers), amount: z.int() });
export type Posting = z.infer<typeof Posting>;

/** One entry of an invoice in the journal, or the settlement with an agent. It is written with the entry and never changed. */
export const JournalRow = z.object({
  /** The invoice, or the settlement. */
  invoice: z.union([InvoiceNumber, SettlementNumber]),
  /** The place of the entry on its invoice; 1 of a settlement. */
  n: z.int(),
  /** The New York day on which it is booked. */
  day: z.string(),
  /** Who is billed; nobody in a settlement. */
  name: z.string(),
  /** What it was, in words. */
  what: z.string(),
  /** Their sum is nothing: what is debited is credited. */
  postings: z.array(Posting),
});
export type JournalRow = z.infer<typeof JournalRow>;

/** Lines of a price that are a pickup. */
const pickupLines: ReadonlySet<string> = new Set(pickupLineCodes);

const ledgerOfCharge = (code: ChargeCode): Ledger => {
  if (code === 'PICKUP') return 'PICKUP';
  return code === 'RETURNED_CHECK' ? 'BANK_FEES' : charges[code].account;
};

const ledgerOfLine = (line: string): Ledger => {
  const code = chargeOfLine(line);
  if (code !== undefined) return ledgerOfCharge(code);
  return pickupLines.has(line) ? 'PICKUP' : 'FREIGHT';
};

const priceOf = ({ lines }: Charge): readonly Posting[] => [
  ...lines.map(({ code, amount }) => ({ ledger: ledgerOfLine(code), amount: -amount })),
  { ledger: 'SALES_TAX', amount: -taxOf(lines) },
];

const feeOf = ({ code, amount, tax = 0 }: Fee): readonly Posting[] => [
  { ledger: ledgerOfCharge(code), amount: tax - amount },
  { ledger: 'SALES_TAX', amount: -tax },
];

const turned = (postings: readonly Posting[]): readonly Posting[] =>
  postings.map(({ ledger, amount }) => ({ ledger, amount: -amount }));

/** Where money is that was taken at a counter, or by one of our own ways. */
const moneyLedger = ({ method, place }: Pick<Payment, 'method' | 'place'>): Ledger =>
  place === undefined ? method : 'ABROAD';

const entryAt = <Kind extends Entry['kind']>(
  entries: readonly Entry[],
  kind: Kind,
  n: number,
): Extract<Entry, { kind: Kind }> => {
  const found = entries.find((entry) => entry.kind === kind && entry.n === n);
  if (found === undefined) throw new Error(`There is no ${kind} at ${n}.`);
  return found as Extract<Entry, { kind: Kind }>;
};

/** The other side of an entry: what it is that raises or lowers what a customer owes. */
const otherSide = (entry: Entry, entries: readonly Entry[]): readonly Posting[] => {
  const amount = -entry.amount;
  switch (entry.kind) {
    case 'CHARGE':
      return priceOf(entry);
    case 'REVERSAL':
      return turned(priceOf(entryAt(entries, 'CHARGE', entry.of)));
    case 'FEE':
      return feeOf(entry);
    case 'FEE_BACK':
      return turned(feeOf(entryAt(entries, 'FEE', entry.of)));
    case 'CREDIT':
    case 'CREDIT_ENDED':
      return [{ ledger: 'CREDITS', amount }];
    case 'VOID':
      return [{ ledger: moneyLedger(entryAt(entries, 'PAYMENT', entry.of)), amount }];
    case 'PAYMENT':
      return [{ ledger: moneyLedger(entry), amount }];
    // A check that waits is no money: its amount is nothing.
    case 'CHECK':
      return [];
    case 'REFUND':
    case 'CHECK_BACK':
      return [{ ledger: entry.method, amount }];
  }
};

/** What an entry makes of the customer's side: what they owe, and below nothing what they have paid too much. */
const customerSide = (entry: Entry, entries: readonly Entry[]): readonly Posting[] => {
  const before = owedOf({ entries: entries.filter(({ n }) => n < entry.n) });
  const after = before + entry.amount;
  return [
    { ledger: 'RECEIVABLE', amount: Math.max(after, 0) - Math.max(before, 0) },
    { ledger: 'PREPAYMENTS', amount: Math.min(after, 0) - Math.min(before, 0) },
  ];
};

/** One posting for each ledger, in their order; none where nothing is left. */
const summed = (postings: readonly Posting[]): Posting[] => {
  const sums = new Map<Ledger, Cents>();
  for (const { ledger, amount } of postings) sums.set(ledger, (sums.get(ledger) ?? 0) + amount);
  return ledgers.flatMap((ledger) => {
    const amount = sums.get(ledger) ?? 0;
    return amount === 0 ? [] : [{ ledger, amount }];
  });
};

const wordsOf = ({ shipment }: Invoice, entry: Entry): string => {
  const what = [entryWords(entry), numberShown(entry)].filter(Boolean).join(', ');
  return shipment === undefined ? what : `${shipment}: ${what}`;
};

/**
 * An entry of an invoice as the journal has it; undefined for one that moves nothing, such as a check that waits.
 * @param day on which it is booked: that of the entry, unless its month was closed before it was in the journal.
 */
export const journalRow = (
  invoice: Invoice,
  entry: Entry,
  day = newYorkDay(Date.parse(entry.at)),
): JournalRow | undefined => {
  const { number, billTo, entries } = invoice;
  const postings = summed([...customerSide(entry, entries), ...otherSide(entry, entries)]);
  return postings.length === 0
    ? undefined
    : { invoice: number, n: entry.n, day, name: billTo[0] ?? '', what: wordsOf(invoice, entry), postings };
};

/**
 * A settlement with an agent as the journal has it: what came is at the bank, and what the agent keeps is commission; both are no longer at the
 * agent. What is left over stays there. Undefined where nothing came and nothing was kept.
 */
export const settlementRow = (settlement: Settlement): JournalRow | undefined => {
  const { country, at, transferred, commission, reference } = settlement;
  const postings = summed([
    { ledger: 'AGENT_COMMISSION', amount: commission.cents },
    { ledger: 'TRANSFER', amount: transferred },
    { ledger: 'ABROAD', amount: -(transferred + commission.cents) },
  ]);
  const what = [`Settlement with the agents in ${destinations[country].country}`, reference];
  return postings.length === 0
    ? undefined
    : {
        invoice: settlementNumber(settlement),
        n: 1,
        day: newYorkDay(Date.parse(at)),
        name: '',
        what: what.filter(Boolean).join(', '),
        postings,
      };
};
