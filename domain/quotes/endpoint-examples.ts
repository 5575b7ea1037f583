import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import { challengeExample, proofExample } from '../proof-of-work/challenge-example.ts';
import { letterFor } from './customer-quote.ts';
import type { quoteEndpoints } from './endpoints.ts';
import { sampleQuote as quote, wholeSampleQuote as whole } from './testing/sample-quote.ts';

const { reference } = quote;
const params = { reference };
const { request, pickupZip = '' } = quote;
const form = { request, pickupZip };
const letter = letterFor(whole);
const question = { id: '019a1d3c-0000-7000-8000-000000000063', text: 'Can you pick it up on Saturday?' };
const accept = { offer: 1, answer: 'accept' } as const;
const accepted = { status: 'ACCEPTED', version: 4 } as const;
const asked = { status: 'VIEWED', version: 3 } as const;
const version = 3;

const trade = { code: 'TRADE', name: 'Trade price', standardPercent: 10, expressPercent: 5 };
const group = {
  counts: {
    userId: 'sample-user',
    group: { code: 'TRADE', name: 'Trade price' },
    version: 1,
    changes: [
      {
        group: { code: 'TRADE', name: 'Trade price' },
        at: '2026-11-29T15:00:00.000Z',
        by: 'sample-admin',
        reason: 'Ships a pallet every week.',
      },
    ],
  },
  others: [],
  groups: [trade],
};

export const examples: EndpointExamples<typeof quoteEndpoints> = {
  zipCode: {
    params: { zip: '11203' },
    reply: { zip: '11203', city: 'Brooklyn', state: 'NY', miles: 13.7, withinRadius: true },
  },
  challenge: { reply: challengeExample },
  requestAsGuest: {
    body: { form, guest: { name: quote.name, email: quote.email }, proof: proofExample },
    reply: { reference },
  },
  openLink: { reply: letter },
  answerByLink: { body: accept, reply: accepted },
  askByLink: { body: question, reply: asked },
  requoteByLink: { reply: { reference: 'QTE-4N8P2R' } },
  request: { body: form, reply: { reference } },
  claim: { reply: { claimed: 1 } },
  open: {
    reply: {
      items: [
        { reference: letter.quote.reference, to: 'GY', total: 38_500, expiresAt: '2026-11-27T15:00:00.000Z' },
        { reference: 'QTE-9X2M4K', to: 'JM', total: 52_500 },
      ],
    },
  },
  mine: { query: { limit: 25 }, reply: { items: [letter.quote] } },
  show: { params, reply: letter },
  answer: { params, body: { offer: 1, answer: 'decline', reason: 'We send it by sea.' }, reply: accepted },
  ask: { params, body: question, reply: asked },
  requote: { params, reply: { reference: 'QTE-4N8P2R' } },
  ownGroup: { reply: { group: trade } },
  personGroup: { params: { userId: 'sample-user' }, reply: group },
  setGroup: {
    params: { userId: 'sample-user' },
    body: { code: 'TRADE', reason: 'Ships a pallet every week.' },
    reply: group,
  },
  requestFor: {
    body: { userId: 'sample-user', form, said: { how: 'PHONE', who: quote.name } },
    reply: { reference },
  },
  list: { query: { status: 'VIEWED', limit: 25 }, reply: { items: [quote] } },
  queue: { query: { task: 'reply', limit: 25 }, reply: { items: [quote] } },
  deskCounts: { reply: { waiting: 5, price: 3, reply: 2, nobody: 4, me: 1 } },
  search: { query: { search: quote.email, limit: 25 }, reply: { items: [quote] } },
  showAtDesk: { params, reply: whole },
  price: {
    params,
    body: { version, total: 36_000, reason: 'The second barrel of this family this week.' },
    reply: { status: 'VIEWED', version: 4 },
  },
  refuse: {
    params,
    body: { version, reason: 'The aircraft of this lane has a smaller door. Split it over two crates.' },
    reply: { status: 'DECLINED', version: 4 },
  },
  reply: {
    params,
    body: { version, text: 'Yes, on Saturday between 9 and 11:30.' },
    reply: { status: 'VIEWED', version: 4 },
  },
  note: { params, body: { version, text: 'She called, too.' }, reply: { status: 'VIEWED', version: 4 } },
  assign: { params, body: { version, taken: true }, reply: { status: 'VIEWED', version: 4 } },
};
