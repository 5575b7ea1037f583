import { dollars } from '#domain/kernel/money.ts';
import { CardPaymentTakenV1 } from '#events/payments/card-payment-taken.v1.ts';
import { PayLinkChangedV1 } from '#events/payments/pay-link-changed.v1.ts';
import { PaymentFailedV1 } from '#events/payments/payment-failed.v1.ts';
import { line } from '../../runtime/history-line.ts';

const by = (byLink: boolean): string => (byLink ? 'by a link' : 'online');

/** What happens when somebody pays by card. */
export const history = [
  line(CardPaymentTakenV1, ({ number, by: who, amount, byLink }) => ({
    by: who,
    thing: { kind: 'invoice', id: number },
    what: `paid ${dollars(amount)} by card ${by(byLink)}`,
  })),
  line(PaymentFailedV1, ({ number, by: who, amount, byLink }) => ({
    by: who,
    thing: { kind: 'invoice', id: number },
    what: `tried to pay ${dollars(amount)} by card ${by(byLink)}; the card was declined`,
  })),
  line(PayLinkChangedV1, ({ number, by: who, what }) => ({
    by: who,
    thing: { kind: 'invoice', id: number },
    what: what === 'given' ? 'made a link for someone who pays' : 'took back the link for someone who pays',
  })),
];
