import accountDue from '#events/billing/account-due.v1.example.json' with { type: 'json' };
import checkBack from '#events/billing/check-back.v1.example.json' with { type: 'json' };
import checkReceived from '#events/billing/check-received.v1.example.json' with { type: 'json' };
import claimChanged from '#events/billing/claim-changed.v1.example.json' with { type: 'json' };
import creditGiven from '#events/billing/credit-given.v1.example.json' with { type: 'json' };
import invoiceAdjusted from '#events/billing/invoice-adjusted.v1.example.json' with { type: 'json' };
import paymentReceived from '#events/billing/payment-received.v1.example.json' with { type: 'json' };
import refundMade from '#events/billing/refund-made.v1.example.json' with { type: 'json' };
import { sample } from '../../runtime/sample-event.ts';

/** What people are told of invoices, in every way that it can be told. */
export const samples = [
  sample(paymentReceived),
  sample(refundMade),
  sample(invoiceAdjusted),
  sample(creditGiven),
  sample(checkReceived),
  sample(checkBack),
  sample(accountDue),
  sample(claimChanged),
  ...(['acknowledged', 'reminded', 'denied', 'settled'] as const).map((what) =>
    sample(claimChanged, what, { what }),
  ),
  sample(claimChanged, 'for-a-caller', { what: 'accepted' }),
  sample(claimChanged, 'added-for-a-caller', { what: 'added' }),
  sample(claimChanged, 'taken-back-for-a-caller', { what: 'withdrawn' }),
];
