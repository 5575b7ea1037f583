import { type BalanceChange, balanceOf, isSettledBy } from '#domain/billing/balance.ts';
import type { MoneyEntry } from '#domain/billing/entries.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { CreditGivenV1 } from '#events/billing/credit-given.v1.ts';
import { InvoiceAdjustedV1 } from '#events/billing/invoice-adjusted.v1.ts';
import { InvoiceIssuedV1 } from '#events/billing/invoice-issued.v1.ts';
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
  shipment,
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

/** What the price of a shipment made of its invoice. */
export const priceEvents = (
  before: Invoice | undefined,
  after: Invoice,
  origin: Origin,
): readonly PublishedEvent[] => {
  const about = aboutOf(after, 'system');
  const facts = factsOf(after);
  const { charged } = balanceOf(after);
  if (before === undefined)
    return [
      compose(
        InvoiceIssuedV1,
        { ...facts, data: { ...about, chargesTerm: after.chargesTerm, charged } },
        origin,
      ),
    ];
  const balance = { before: balanceOf(before), after: balanceOf(after) };
  return [
    compose(InvoiceAdjustedV1, { ...facts, data: { ...about, balance } }, origin),
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
  const about = { ...aboutOf(after, entry.by), amount: Math.abs(entry.amount), balance };
  if (entry.kind === 'PAYMENT') {
    const { n, method } = entry;
    return compose(PaymentReceivedV1, { ...facts, data: { ...about, n, method } }, origin);
  }
  if (entry.kind === 'CREDIT') return compose(CreditGivenV1, { ...facts, data: about }, origin);
  const { of, method } = entry;
  return entry.kind === 'VOID'
    ? compose(PaymentVoidedV1, { ...facts, data: { ...about, of } }, origin)
    : compose(RefundMadeV1, { ...facts, data: { ...about, of, method } }, origin);
};

/** What tells of an entry of money: itself, and that the invoice is paid when it settled it. */
export const moneyEvents = (
  before: Invoice,
  after: Invoice,
  entry: MoneyEntry,
  origin: Origin,
): readonly PublishedEvent[] => {
  const balance = { before: balanceOf(before), after: balanceOf(after) };
  return [moneyEvent(entry, after, balance, origin), ...paidEvents(after, balance, entry.by, origin)];
};
