import { type BalanceChange, balanceOf, isSettledBy } from '#domain/billing/balance.ts';
import type { Entry, MoneyEntry } from '#domain/billing/entries.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { CheckBackV1 } from '#events/billing/check-back.v1.ts';
import { CheckReceivedV1 } from '#events/billing/check-received.v1.ts';
import { CreditGivenV1 } from '#events/billing/credit-given.v1.ts';
import { InvoiceAdjustedV1 } from '#events/billing/invoice-adjusted.v1.ts';
import { InvoiceIssuedV1 } from '#events/billing/invoice-issued.v1.ts';
import { InvoiceOnAccountV1 } from '#events/billing/invoice-on-account.v1.ts';
import { InvoicePaidV1 } from '#events/billing/invoice-paid.v1.ts';
import { PaymentReceivedV1 } from '#events/billing/payment-received.v1.ts';
import { PaymentVoidedV1 } from '#events/billing/payment-voided.v1.ts';
import { RefundMadeV1 } from '#events/billing/refund-made.v1.ts';
import { compose } from '#events/envelope.ts';
import type { PublishedEvent } from '../runtime/table/outbox.ts';

interface Origin {
  readonly newId: () => string;
  readonly correlationId: string;
}

const factsOf = ({ number: subject, version, changedAt: at }: Invoice) => ({ subject, version, at });
const aboutOf = ({ number, shipment, ownerId, currency }: Invoice, by: string) => ({
  number,
  ...(shipment === undefined ? {} : { shipment }),
  ownerId,
  currency,
  by,
});

/** That nothing is owed any more, where something was before. */
const paidEvents = (
  after: Invoice,
  balance: BalanceChange,
  by: string,
  origin: Origin,
): readonly PublishedEvent[] =>
  isSettledBy(balance)
    ? [compose(InvoicePaidV1, { ...factsOf(after), data: { ...aboutOf(after, by), balance } }, origin)]
    : [];

/** What a charge by its cause, or the end of one, was for. */
const chargeOf = (entry: Extract<MoneyEntry, { kind: 'FEE' | 'FEE_BACK' }>, entries: readonly Entry[]) => {
  const fee = entry.kind === 'FEE' ? entry : entries.find(({ n }) => n === entry.of);
  return fee?.kind === 'FEE' ? { charge: { code: fee.code, amount: entry.amount } } : {};
};

/** That there is an invoice, with what it charges from the beginning. */
export const issuedEvents = (invoice: Invoice, by: string, origin: Origin): readonly PublishedEvent[] => {
  const { chargesTerm } = invoice;
  const { charged } = balanceOf(invoice);
  const data = { ...aboutOf(invoice, by), chargesTerm, charged };
  return [compose(InvoiceIssuedV1, { ...factsOf(invoice), data }, origin)];
};

/** That an invoice stands otherwise with the credit account of who pays it. */
export const accountEvents = (before: Invoice, after: Invoice, origin: Origin): readonly PublishedEvent[] => {
  const balance = { before: balanceOf(before), after: balanceOf(after) };
  const data = { ...aboutOf(after, 'system'), balance };
  return [compose(InvoiceOnAccountV1, { ...factsOf(after), data }, origin)];
};

/** What the price of a shipment made of its invoice, by these entries. */
export const priceEvents = (
  before: Invoice | undefined,
  after: Invoice,
  entries: readonly Entry[],
  origin: Origin,
): readonly PublishedEvent[] => {
  const about = aboutOf(after, 'system');
  const facts = factsOf(after);
  if (before === undefined) return issuedEvents(after, 'system', origin);
  const balance = { before: balanceOf(before), after: balanceOf(after) };
  const [fee] = entries;
  const isFee = fee?.kind === 'FEE' || fee?.kind === 'FEE_BACK';
  const data = { ...about, balance, ...(isFee ? chargeOf(fee, after.entries) : {}) };
  return [
    compose(InvoiceAdjustedV1, { ...facts, data }, origin),
    ...paidEvents(after, balance, 'system', origin),
  ];
};

const moneyEvent = (
  entry: MoneyEntry,
  after: Invoice,
  balance: BalanceChange,
  origin: Origin,
): PublishedEvent => {
  const facts = factsOf(after);
  if (entry.kind === 'FEE' || entry.kind === 'FEE_BACK') {
    const data = { ...aboutOf(after, entry.by), balance, ...chargeOf(entry, after.entries) };
    return compose(InvoiceAdjustedV1, { ...facts, data }, origin);
  }
  const about = { ...aboutOf(after, entry.by), amount: Math.abs(entry.amount), balance };
  if (entry.kind === 'CHECK') {
    const { n, sum: amount } = entry;
    return compose(CheckReceivedV1, { ...facts, data: { ...about, n, amount } }, origin);
  }
  if (entry.kind === 'CHECK_BACK') {
    const { of, why, sum: amount } = entry;
    return compose(CheckBackV1, { ...facts, data: { ...about, of, why, amount } }, origin);
  }
  if (entry.kind === 'PAYMENT') {
    const { n, method, local } = entry;
    const taken = { n, method, ...(local === undefined ? {} : { local }) };
    return compose(PaymentReceivedV1, { ...facts, data: { ...about, ...taken } }, origin);
  }
  if (entry.kind === 'CREDIT') return compose(CreditGivenV1, { ...facts, data: about }, origin);
  const { of, method } = entry;
  return entry.kind === 'VOID'
    ? compose(PaymentVoidedV1, { ...facts, data: { ...about, of } }, origin)
    : compose(RefundMadeV1, { ...facts, data: { ...about, of, method } }, origin);
};

/** What tells of entries of money that are written together: themselves, and that the invoice is paid when they settled it. */
export const moneyEvents = (
  before: Invoice,
  after: Invoice,
  entries: readonly MoneyEntry[],
  origin: Origin,
): readonly PublishedEvent[] => {
  const balance = { before: balanceOf(before), after: balanceOf(after) };
  const { by = 'system' } = entries.at(-1) ?? {};
  return [
    ...entries.map((entry) => moneyEvent(entry, after, balance, origin)),
    ...paidEvents(after, balance, by, origin),
  ];
};
