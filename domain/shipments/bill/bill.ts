import * as z from 'zod/mini';
import { dueOnAccount, toPayFirst } from '../../billing/accounts/coverage.ts';
import { refusedWords } from '../../billing/accounts/words.ts';
import { Balance, leftToGive } from '../../billing/balance.ts';
import { dollars } from '../../kernel/money.ts';
import type { PlacedHold, Shipment } from '../shipment.ts';

/** The invoice of a shipment, as far as billing has told of it. Amounts are in cents. */
export const Bill = z.object({
  /** Counts what was told. */
  version: z.int(),
  /** The number of the invoice. */
  invoice: z.string(),
  /** The version of the invoice that was told last. */
  invoiceVersion: z.int(),
  ...Balance.shape,
});
export type Bill = z.infer<typeof Bill>;

/** What billing tells of an invoice. */
export interface BillNews {
  readonly invoice: string;
  readonly invoiceVersion: number;
  /** Undefined when it was issued. */
  readonly before: Balance | undefined;
  readonly after: Balance;
}

/** The bill after news, and undefined for news that a later one has overtaken. */
export const billAfter = (
  bill: Bill | undefined,
  { invoice, invoiceVersion, after }: BillNews,
): Bill | undefined =>
  bill !== undefined && invoiceVersion <= bill.invoiceVersion
    ? undefined
    : { version: (bill?.version ?? 0) + 1, invoice, invoiceVersion, ...after };

/** What was agreed to be paid on top and is not on the invoice yet, in cents: it follows in some seconds. */
export const notBilledYet = (
  { reweigh, chargesTerm }: Pick<Shipment, 'reweigh' | 'chargesTerm'>,
  bill: Bill | undefined,
): number =>
  bill !== undefined &&
  chargesTerm === 'PREPAID' &&
  reweigh?.status === 'APPROVED' &&
  reweigh.billed === bill.charged
    ? Math.max(0, reweigh.more ?? 0)
    : 0;

interface Facts extends Pick<Shipment, 'chargesTerm' | 'closedAt'> {
  readonly holds: readonly PlacedHold[];
}

/** The same sums without what an account has taken: what has to be paid before it flies. */
const first = <Sums extends Pick<Balance, 'owed' | 'account'>>(sums: Sums): Sums => ({
  ...sums,
  owed: toPayFirst(sums),
});

const isMore = (before: Pick<Balance, 'owed' | 'waiting' | 'account'>, after: Balance): boolean =>
  toPayFirst(after) > toPayFirst(before) || leftToGive(first(after)) > leftToGive(first(before));

/**
 * Whether more is owed than when it was told last, or more of it by no check that waits for the bank: one that was returned. When a sender who pays books, booking has placed the hold itself; when the goods of
 * a receiver who pays land, nobody has.
 */
const isRaised = (bill: Bill | undefined, { before, after }: BillNews, { chargesTerm }: Facts): boolean => {
  if (before !== undefined && isMore(before, after)) return true;
  return bill === undefined ? chargesTerm === 'COLLECT' : isMore(bill, after);
};

/**
 * The holds of a shipment after news of its bill that nothing has overtaken: PAYMENT_DUE goes when nothing is owed any more that is
 * on no credit account, and comes when more is than before. In between it stays as it is, so that one that staff have cleared by hand
 * stays cleared after a part payment.
 */
export const holdsAfterBill = (
  shipment: Facts,
  bill: Bill | undefined,
  news: BillNews,
  at: string,
): readonly PlacedHold[] => {
  const { holds, closedAt } = shipment;
  const owed = toPayFirst(news.after);
  const isHeld = holds.some(({ kind }) => kind === 'PAYMENT_DUE');
  if (owed === 0) return isHeld ? holds.filter(({ kind }) => kind !== 'PAYMENT_DUE') : holds;
  if (isHeld || closedAt !== undefined || !isRaised(bill, news, shipment)) return holds;
  const toPay = `${dollars(owed)} to pay on ${news.invoice}.`;
  const { refused } = news.after.account ?? {};
  const why = refused === undefined ? [] : [refusedWords(refused, 'their')];
  return [...holds, { kind: 'PAYMENT_DUE', at, by: 'system', note: [toPay, ...why].join(' ') }];
};

/** Why PAYMENT_DUE goes, for the history. */
export const whyUnheld = ({ invoice, after }: Pick<BillNews, 'invoice' | 'after'>): string =>
  dueOnAccount(after) === undefined
    ? `Nothing is owed on ${invoice}.`
    : `${invoice} is on the sender’s account.`;
