import type { Holds } from '../../runtime/holds.ts';

/** What payments by card hold of people. There is no card number: the provider has it. */
export const holds = {
  Payments: {
    kinds: {
      'CHECKOUT#/CHECKOUT': ['open', 'payments', 'unpaid'],
      'INVOICE#/LINK': 'books',
      'SENT#/': 'sent',
    },
    ofPeople: {
      what: 'Whose payment it was, and until the receipt is sent the e-mail address for it.',
      foundBy: 'The owner on each checkout of an invoice.',
      handedOut: ['payments.cardPayments', 'payments.cardPaymentsAtDesk'],
      forgotten: [
        { what: 'What was not paid', how: 'expires' },
        { what: 'What was paid, which has ids only', how: 'expires' },
      ],
    },
  },
} as const satisfies Holds;
