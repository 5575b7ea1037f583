import cardPaymentTaken from '#events/payments/card-payment-taken.v1.example.json' with { type: 'json' };
import { sample } from '../../runtime/sample-event.ts';

/** What people are told of card payments, in every way that it can be told. */
export const samples = [
  sample(cardPaymentTaken, 'link', { byLink: true }),
  sample(cardPaymentTaken, 'own', { byLink: false }),
];
