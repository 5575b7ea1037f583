import type { EndpointExamples } from '../../kernel/endpoint-example.ts';
import type { Parcel, ParcelEntry } from '../parcel.ts';
import { sampleParcel } from '../testing/sample-parcel.ts';
import type { deskParcelEndpoints } from './desk-endpoints.ts';
import { summaryOf } from './summary.ts';

const { code, version, receivedAt, receivedBy: by, declaration } = sampleParcel;
const params = { code };
const at = '2026-11-28T17:00:00.000Z';
const id = '019a1d3c-0000-7000-8000-000000000041';
const entry: ParcelEntry = { id, at, what: 'note', by, text: 'The box is dented on one side.' };
const after = (change: Partial<Parcel>): Parcel => ({
  ...sampleParcel,
  version: version + 1,
  changedAt: at,
  ...change,
});
const { shelf, ...offTheShelf } = sampleParcel;
const left = (change: Partial<Parcel>): Parcel => ({
  ...offTheShelf,
  version: version + 1,
  changedAt: at,
  closedAt: at,
  ...change,
});
const hold = { kind: 'INVOICE_MISSING', since: receivedAt } as const;
const photos = { price: 200, count: 3, askedAt: receivedAt };
const back = { fee: 500, askedAt: receivedAt };

/** What the desk does with parcels, once each. */
export const deskParcelExamples: EndpointExamples<typeof deskParcelEndpoints> = {
  deskList: {
    query: { hold: 'INVOICE_MISSING', limit: '25' },
    reply: { items: [summaryOf(sampleParcel, [hold])] },
  },
  counts: {
    query: {},
    reply: {
      receivedToday: 184,
      unidentified: 6,
      waitingForInvoice: 41,
      backlog: 12,
      backlogSince: receivedAt,
    },
  },
  deskShow: {
    params,
    reply: {
      parcel: sampleParcel,
      holds: [hold],
      history: [entry, { id: 'received', at: receivedAt, what: 'received', by }],
    },
  },
  suggestions: {
    params,
    reply: {
      items: [
        {
          mailbox: '10001',
          name: 'Sample Customer',
          why: ['mailbox number', 'misses this number'],
          score: 0.8,
          trace: 'TRC-7K3M9Q',
        },
      ],
    },
  },
  assign: {
    params,
    body: { version, mailbox: '10001', because: 'The name on the invoice.' },
    reply: after({ matchedBy: 'DESK' }),
  },
  giveInvoice: {
    params,
    body: { file: id },
    reply: after({ declaration: { ...declaration, invoice: { state: 'PROVIDED', file: id, at } } }),
  },
  judgeInvoice: {
    params,
    body: { version, verdict: 'REJECTED', reason: 'The photo is too dark to read the prices.' },
    reply: after({
      declaration: {
        ...declaration,
        invoice: { state: 'REJECTED', file: id, reason: 'The photo is too dark to read the prices.', by, at },
      },
    }),
  },
  judgeGoods: {
    params,
    body: { version, verdict: 'MAY_FLY' },
    reply: after({ looked: { verdict: 'MAY_FLY', by, at } }),
  },
  photosDone: { params, body: { version }, reply: after({ photos: { ...photos, doneAt: at } }) },
  handedBack: {
    params,
    body: { version },
    reply: left({ state: 'RETURNED', back: { ...back, handedOverAt: at } }),
  },
  dispose: {
    params,
    body: { version, because: 'A power bank, as its owner agreed.' },
    reply: left({
      state: 'DISPOSED',
      disposal: { because: 'A power bank, as its owner agreed.', agreedAt: receivedAt, doneAt: at, by },
    }),
  },
  note: { params, body: { id, note: 'The box is dented on one side.' }, reply: { entry } },
};
