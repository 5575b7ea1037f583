import type { Quote, WholeQuote } from '../quote.ts';

const reference = 'QTE-7K3M9Q';
const at = '2026-11-03T18:59:00.000Z';
const request: Quote['request'] = {
  to: 'GY',
  goods: [{ kind: 'barrel', barrel: 'B55', quantity: 1, weight: 140, weightUnit: 'lb' }],
  service: 'standard',
  mailbox: false,
  pickupMiles: 6,
  brokerage: false,
  insured: false,
};
/** A quote that its customer has seen, with a question that waits. Invented. */
export const sampleQuote: Quote = {
  reference,
  version: 3,
  status: 'VIEWED',
  ownerId: 'sample-user',
  name: 'Sample Sender',
  email: 'sample.sender@example.test',
  request,
  pickupZip: '07102',
  offer: {
    number: 1,
    lines: [
      { code: 'barrel', text: '55-gallon barrel', amount: 35_000 },
      { code: 'PU', text: 'Pickup, up to 10 miles', amount: 2500 },
    ],
    total: 37_500,
    rateCardVersion: 1,
    chargeableLb: 0,
    grossLb: 140,
    review: [],
    assumptions: ['The price is for the sizes and weights that you gave.'],
  },
  createdAt: at,
  changedAt: '2026-11-03T19:40:00.000Z',
  sentAt: at,
  expiresAt: '2026-11-10T18:59:00.000Z',
  viewedAt: '2026-11-03T19:20:00.000Z',
  flight: 'GY-2026-11-13',
  waitsFor: 'reply',
  waitsSince: '2026-11-03T19:40:00.000Z',
};
/** A quote of one box. */
export const boxQuote: Quote = {
  ...sampleQuote,
  request: {
    ...request,
    goods: [
      {
        kind: 'box',
        quantity: 1,
        length: 18,
        width: 18,
        height: 18,
        lengthUnit: 'in',
        weight: 40,
        weightUnit: 'lb',
      },
    ],
  },
  offer: {
    ...sampleQuote.offer,
    lines: [
      { code: 'freight', text: '40 lb × $5.50', amount: 22_000 },
      { code: 'PU', text: 'Pickup, up to 10 miles', amount: 2500 },
    ],
    total: 24_500,
    chargeableLb: 40,
    grossLb: 40,
  },
};
/** The first with what happened to it. */
export const wholeSampleQuote: WholeQuote = {
  quote: sampleQuote,
  history: [
    { id: '019a1d3c-0000-7000-8000-000000000061', at, what: 'requested', by: 'sample-user' },
    { id: '019a1d3c-0000-7000-8000-000000000062', at, what: 'sent', by: 'system' },
    {
      id: '019a1d3c-0000-7000-8000-000000000063',
      at: '2026-11-03T19:40:00.000Z',
      what: 'question',
      by: 'sample-user',
      text: 'Can you pick it up on Saturday?',
      changed: { waitsFor: { before: null, after: 'reply' } },
    },
  ],
};
