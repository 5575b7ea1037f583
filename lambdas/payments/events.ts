import type { Invoice } from '#domain/billing/invoice.ts';
import type { Checkout } from '#domain/payments/checkout.ts';
import { BY_LINK } from '#domain/payments/checkout.ts';
import type { PayLink } from '#domain/payments/pay-link.ts';
import { compose } from '#events/envelope.ts';
import { CardPaymentTakenV1 } from '#events/payments/card-payment-taken.v1.ts';
import { PayLinkChangedV1 } from '#events/payments/pay-link-changed.v1.ts';
import { PaymentFailedV1 } from '#events/payments/payment-failed.v1.ts';
import type { PublishedEvent } from '../runtime/table/outbox.ts';

interface Origin {
  readonly newId: () => string;
  readonly correlationId: string;
}

const factsOf = ({ id, version, changedAt, invoice, shipment, ownerId, amount, currency, by }: Checkout) => ({
  subject: id,
  version,
  at: changedAt,
  data: {
    checkout: id,
    number: invoice,
    ...(shipment === undefined ? {} : { shipment }),
    ownerId,
    amount,
    currency,
    byLink: by === BY_LINK,
    by: by === BY_LINK ? 'guest' : by,
  },
});

/** What a look at the card provider made of a checkout. */
export const checkoutEvents = (
  before: Checkout,
  after: Checkout,
  /** What is left to pay of its invoice, in cents; undefined when nothing was paid. */
  owed: number | undefined,
  origin: Origin,
): readonly PublishedEvent[] => {
  if (after.state === 'PAID') {
    const { data, ...facts } = factsOf(after);
    const left = owed === undefined ? {} : { owed };
    return [compose(CardPaymentTakenV1, { ...facts, data: { ...data, ...left } }, origin)];
  }
  return after.failedTry !== undefined && after.failedTry !== before.failedTry
    ? [compose(PaymentFailedV1, factsOf(after), origin)]
    : [];
};

interface LinkChange {
  readonly what: 'given' | 'revoked';
  readonly at: string;
}

/** That the owner of an invoice made a link or took it back. */
export const linkEvent = (
  { number, shipment, ownerId }: Invoice,
  { version, by }: PayLink,
  { what, at }: LinkChange,
  origin: Origin,
): PublishedEvent =>
  compose(
    PayLinkChangedV1,
    {
      subject: number,
      version,
      at,
      data: { number, ...(shipment === undefined ? {} : { shipment }), ownerId, what, by },
    },
    origin,
  );
