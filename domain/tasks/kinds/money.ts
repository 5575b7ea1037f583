import { PAY_BACK_DAYS } from '../../billing/pay-back.ts';
import type { TaskKindFacts } from './facts.ts';

/** What waits at invoices and claims. */
export const moneyKinds = {
  MONEY_TO_PAY_BACK: {
    name: 'Money to pay back',
    asks: 'More was paid than the invoice charges. Give the money back, and note the refund on the invoice; an admin notes it.',
    subject: 'invoice',
    may: 'invoice.manage',
    hours: PAY_BACK_DAYS * 24,
    act: 'Open the invoice',
    byHand: false,
  },
  CLAIM: {
    name: 'Say that we have a claim',
    asks: 'A customer reports damage, loss or delay. Read it, and tell them that we have it.',
    subject: 'claim',
    may: 'payment.manage',
    hours: 4,
    act: 'Open the claim',
    byHand: false,
  },
  CLAIM_TO_ANSWER: {
    name: 'Answer a claim',
    asks: 'Find out what happened. Then make an offer, or deny the claim with a reason. If our last offer was not answered in time, call the customer first.',
    subject: 'claim',
    may: 'payment.manage',
    // Fourteen days were promised.
    hours: 336,
    act: 'Open the claim',
    byHand: false,
  },
  CLAIM_ADDED: {
    name: 'Read what was added to a claim',
    asks: 'The customer added something. Read it. Then mark it as done.',
    subject: 'claim',
    may: 'payment.manage',
    hours: 24,
    act: 'Open the claim',
    byHand: true,
  },
  CLAIM_TO_PAY: {
    name: 'Pay a claim',
    asks: 'The customer accepted our offer. Credit it on the invoice or pay it, and note that.',
    subject: 'claim',
    may: 'payment.manage',
    hours: 72,
    act: 'Open the claim',
    byHand: false,
  },
} as const satisfies Record<string, TaskKindFacts>;
