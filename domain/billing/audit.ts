import {
  balanceOf,
  chargedOf,
  clearedBy,
  creditedOf,
  isEnded,
  standingCharge,
  standingFees,
  waitingChecks,
} from './balance.ts';
import { type CheckBack, type Entry, isPriceEntry, type Payment, type PriceEntry } from './entries.ts';
import type { Invoice } from './invoice.ts';

type Entries = Pick<Invoice, 'entries'>;

const sumOf = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

/** The kinds of entries that raise what is owed. */
const raises: ReadonlySet<Entry['kind']> = new Set(['CHARGE', 'FEE', 'REFUND', 'VOID', 'CREDIT_ENDED']);

/**
 * Whether an entry goes the way of its kind: what raises the debt is above nothing, what lowers it below. A check is no money yet, and
 * one that ends has raised nothing unless its bank had paid.
 */
const hasRightSign = ({ kind, amount }: Entry): boolean => {
  if (kind === 'CHECK') return amount === 0;
  if (kind === 'CHECK_BACK') return amount >= 0;
  return raises.has(kind) ? amount > 0 : amount < 0;
};

const taxOfLines = (lines: readonly { readonly tax?: number | undefined }[]): number =>
  lines.reduce((sum, { tax = 0 }) => sum + tax, 0);

const paymentBefore = (earlier: readonly Entry[], n: number): Payment | undefined =>
  earlier.find((entry): entry is Payment => entry.kind === 'PAYMENT' && entry.n === n);

/** What was given back of a payment, with what was voided. */
const backOf = (entries: readonly Entry[], n: number): number =>
  sumOf(entries.filter((entry) => (entry.kind === 'VOID' || entry.kind === 'REFUND') && entry.of === n));

const priceMistake = (entry: PriceEntry, earlier: readonly Entry[]): string | undefined => {
  if (entry.kind === 'CHARGE')
    return sumOf(entry.lines) + taxOfLines(entry.lines) === entry.amount
      ? undefined
      : `the lines of entry ${entry.n} do not make its amount`;
  if (entry.kind === 'CREDIT_ENDED')
    return entry.amount <= creditedOf({ entries: earlier })
      ? undefined
      : `entry ${entry.n} ends a credit that was not given`;
  const charge = earlier.find(({ kind, n }) => kind === 'CHARGE' && n === entry.of);
  const isSecond = earlier.some((one) => one.kind === 'REVERSAL' && one.of === entry.of);
  return charge?.amount === -entry.amount && !isSecond
    ? undefined
    : `entry ${entry.n} takes back what was not charged`;
};

const feeBackMistake = (entry: Extract<Entry, { kind: 'FEE_BACK' }>, earlier: readonly Entry[]) =>
  standingFees({ entries: earlier }).some(({ n, amount }) => n === entry.of && amount === -entry.amount)
    ? undefined
    : `entry ${entry.n} takes back what was not charged`;

/** A check ends once; what its bank had paid is owed again, whole. */
const checkBackMistake = ({ n, of, sum, amount }: CheckBack, entries: readonly Entry[]) => {
  const check = entries.find((entry) => entry.kind === 'CHECK' && entry.n === of);
  const paid = clearedBy({ entries }, { n: of }) === undefined ? 0 : sum;
  const isRight =
    check?.kind === 'CHECK' && check.sum === sum && amount === paid && !isEnded({ entries }, check);
  return isRight ? undefined : `entry ${n} ends a check that was not there, or not with its sum`;
};

/** What was paid by check is a check that waited, whole. */
const paymentMistake = ({ n, check, method, amount }: Payment, entries: readonly Entry[]) => {
  const isOfCheck = waitingChecks({ entries }).some((one) => one.n === check && one.sum === -amount);
  return (method === 'CHECK' || check !== undefined) && !isOfCheck
    ? `entry ${n} is no check that waited for the bank`
    : undefined;
};

/** Money that goes back of a payment: no more than came, and nothing once its bank took it back. */
const backMistake = (entry: Extract<Entry, { kind: 'VOID' | 'REFUND' }>, earlier: readonly Entry[]) => {
  const payment = paymentBefore(earlier, entry.of);
  const paid = -(payment?.amount ?? 0);
  const isWhole = entry.kind === 'REFUND' || entry.amount === paid;
  const isReturned = payment?.check !== undefined && isEnded({ entries: earlier }, { n: payment.check });
  return isWhole && !isReturned && backOf([...earlier, entry], entry.of) <= paid
    ? undefined
    : `entry ${entry.n} gives back what was not paid`;
};

/** What is wrong with an entry in view of those before it; undefined when it is right. */
const mistakeOf = (entry: Entry, earlier: readonly Entry[]): string | undefined => {
  if (isPriceEntry(entry)) return priceMistake(entry, earlier);
  if (earlier.some((one) => 'id' in one && one.id === entry.id))
    return `entry ${entry.n} has the id of another one`;
  if (entry.kind === 'FEE_BACK') return feeBackMistake(entry, earlier);
  if (entry.kind === 'PAYMENT') return paymentMistake(entry, earlier);
  if (entry.kind === 'CHECK_BACK') return checkBackMistake(entry, earlier);
  if (entry.kind === 'VOID' || entry.kind === 'REFUND') return backMistake(entry, earlier);
  if (entry.kind === 'CREDIT')
    return creditedOf({ entries: [...earlier, entry] }) <= chargedOf({ entries: earlier })
      ? undefined
      : `entry ${entry.n} credits more than was charged`;
  return undefined;
};

const wrongEntry = ({ entries }: Entries, index: number): readonly string[] => {
  const entry = entries[index];
  if (entry === undefined) return [];
  const mistake = mistakeOf(entry, entries.slice(0, index));
  return [
    ...(entry.n === index + 1 ? [] : [`entry ${entry.n} is in place ${index + 1}`]),
    ...(hasRightSign(entry) ? [] : [`entry ${entry.n} has the wrong sign`]),
    ...(mistake === undefined ? [] : [mistake]),
  ];
};

/**
 * What is wrong with an invoice, in words; nothing when it is right: lines make their entry, each reversal takes back one earlier
 * charge, whole and once, no more of a payment goes back than came, no id is there twice, what is charged is the one price and
 * the charges beside it that were not taken back, no more is credited than charged, and charged = paid + owed + credited.
 */
export const auditInvoice = (invoice: Entries): readonly string[] => {
  const wrong = invoice.entries.flatMap((_, index) => wrongEntry(invoice, index));
  const standing = (standingCharge(invoice)?.amount ?? 0) + sumOf(standingFees(invoice));
  const { charged, paid, owed, credited } = balanceOf(invoice);
  return [
    ...wrong,
    ...(charged === standing ? [] : [`the entries make ${charged}, but ${standing} was not taken back`]),
    ...(wrong.length > 0 || credited <= charged
      ? []
      : [`${credited} is credited, but only ${charged} is charged`]),
    ...(charged === paid + owed + credited ? [] : [`${charged} is not ${paid} + ${owed} + ${credited}`]),
  ];
};
