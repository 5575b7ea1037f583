import * as z from 'zod/mini';
import type { Cents } from '../kernel/money.ts';
import { Coverage } from './accounts/coverage.ts';
import type { Charge, Check, Entry, Fee, Payment } from './entries.ts';

interface Entries {
  readonly entries: readonly Entry[];
}

const sumOf = ({ entries }: Entries, kinds: readonly Entry['kind'][]): Cents =>
  entries.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0);

/** Without the minus of a zero. */
const turned = (amount: Cents): Cents => (amount === 0 ? 0 : -amount);

/** What an invoice charges now: its charges without those that were taken back. */
export const chargedOf = (invoice: Entries): Cents =>
  sumOf(invoice, ['CHARGE', 'REVERSAL', 'FEE', 'FEE_BACK']);

/** What was paid and not given back. */
const paidOf = (invoice: Entries): Cents =>
  turned(sumOf(invoice, ['PAYMENT', 'VOID', 'REFUND', 'CHECK_BACK']));

/** What went back to whoever paid it. */
export const paidBackOf = (invoice: Entries): Cents => sumOf(invoice, ['REFUND']);

/** What is charged and need not be paid. */
export const creditedOf = (invoice: Entries): Cents => turned(sumOf(invoice, ['CREDIT', 'CREDIT_ENDED']));

/** What is still to be paid: the sum of all entries. Negative when more was paid than is charged now, which we have to give back. */
export const owedOf = ({ entries }: Entries): Cents => entries.reduce((sum, { amount }) => sum + amount, 0);

/** The payment with which the bank paid a check, unless that was taken back as entered by mistake. */
export const clearedBy = ({ entries }: Entries, { n }: Pick<Check, 'n'>): Payment | undefined => {
  const voided = new Set(entries.map((entry) => (entry.kind === 'VOID' ? entry.of : undefined)));
  return entries.find(
    (entry): entry is Payment => entry.kind === 'PAYMENT' && entry.check === n && !voided.has(entry.n),
  );
};

/** Whether a check was returned, or given back. */
export const isEnded = ({ entries }: Entries, { n }: Pick<Check, 'n'>): boolean =>
  entries.some((entry) => entry.kind === 'CHECK_BACK' && entry.of === n);

/** The checks that wait for the bank. */
export const waitingChecks = (invoice: Entries): readonly Check[] =>
  invoice.entries.filter(
    (entry): entry is Check =>
      entry.kind === 'CHECK' && !isEnded(invoice, entry) && clearedBy(invoice, entry) === undefined,
  );

/** The sums of an invoice, in cents: charged = paid + owed + credited. */
export const Balance = z.object({
  charged: z.int(),
  paid: z.int(),
  credited: z.int(),
  owed: z.int(),
  /** Of checks that wait for the bank: it is owed until they clear. Absent without any. */
  waiting: z.optional(z.int()),
  /** How it stands with the credit account of who pays. Absent where there is none. */
  account: z.optional(Coverage),
});
export type Balance = z.infer<typeof Balance>;

/** The sums of an invoice, by what its entries are. */
export const balanceOf = (invoice: Entries & { readonly account?: Coverage | undefined }): Balance => {
  const waiting = waitingChecks(invoice).reduce((all, { sum }) => all + sum, 0);
  return {
    charged: chargedOf(invoice),
    paid: paidOf(invoice),
    credited: creditedOf(invoice),
    owed: owedOf(invoice),
    ...(waiting === 0 ? {} : { waiting }),
    ...(invoice.account === undefined ? {} : { account: invoice.account }),
  };
};

/** What somebody still has to give us, in cents: what is owed and no check that we have is for. */
export const leftToGive = ({ owed, waiting = 0 }: Pick<Balance, 'owed' | 'waiting'>): Cents =>
  Math.max(0, owed - waiting);

/** The same of an invoice. */
export const toPayOf = (invoice: Entries): Cents => leftToGive(balanceOf(invoice));

/** The one price that is charged and that nothing took back. Undefined when all were. */
export const standingCharge = ({ entries }: Entries): Charge | undefined => {
  const reversed = new Set(entries.map((entry) => (entry.kind === 'REVERSAL' ? entry.of : undefined)));
  return entries.findLast((entry) => entry.kind === 'CHARGE' && !reversed.has(entry.n)) as Charge | undefined;
};

/** The charges beside the price that nothing took back. */
export const standingFees = ({ entries }: Entries): readonly Fee[] => {
  const back = new Set(entries.map((entry) => (entry.kind === 'FEE_BACK' ? entry.of : undefined)));
  return entries.filter((entry): entry is Fee => entry.kind === 'FEE' && !back.has(entry.n));
};

/** What is left of a payment after its refunds; nothing once it was voided, or the bank took it back with its check. */
export const leftOf = ({ entries }: Entries, payment: Payment): Cents => {
  if (payment.check !== undefined && isEnded({ entries }, { n: payment.check })) return 0;
  const back = entries.filter(
    (entry) => (entry.kind === 'VOID' || entry.kind === 'REFUND') && entry.of === payment.n,
  );
  return -payment.amount - back.reduce((sum, { amount }) => sum + amount, 0);
};

/** Where an invoice is between issued and paid. `TO_PAY_BACK`: more was paid than is charged. `VOID`: nothing is charged any more. */
export const invoiceStates = ['ISSUED', 'PARTIALLY_PAID', 'PAID', 'TO_PAY_BACK', 'VOID'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** The state of an invoice, worked out from its entries. */
export const stateOf = (invoice: Entries): InvoiceState => {
  const { charged, paid, credited, owed } = balanceOf(invoice);
  if (owed < 0) return 'TO_PAY_BACK';
  if (owed > 0) return paid + credited > 0 ? 'PARTIALLY_PAID' : 'ISSUED';
  return charged === 0 ? 'VOID' : 'PAID';
};

/** When nothing was owed any more; undefined while something is, or nothing was ever paid or credited. */
export const settledAt = ({ entries }: Entries): string | undefined => {
  if (owedOf({ entries }) > 0 || chargedOf({ entries }) === 0) return undefined;
  const lastDue = entries.findLastIndex((_, place) => owedOf({ entries: entries.slice(0, place + 1) }) > 0);
  return entries[lastDue + 1]?.at;
};

/** What an entry made of the sums of its invoice. */
export const BalanceChange = z.object({ before: Balance, after: Balance });
export type BalanceChange = z.infer<typeof BalanceChange>;

/** Whether more is paid than charged, where that was not so before. */
export const isOverpaidBy = ({ before, after }: BalanceChange): boolean => before.owed >= 0 && after.owed < 0;

/** Whether what is charged was owed before and is not any more. */
export const isSettledBy = ({ before, after }: BalanceChange): boolean =>
  before.owed > 0 && after.owed <= 0 && after.charged > 0;
