import type { EndpointExamples } from '../../kernel/endpoint-example.ts';
import { summaryOf } from '../desk/summary.ts';
import { sampleParcel } from '../testing/sample-parcel.ts';
import { sampleTrace } from '../testing/sample-trace.ts';
import type { traceEndpoints } from './endpoints.ts';
import { ownTrace } from './steps.ts';

const { reference, version, tracking, store, contents, deliveredOn } = sampleTrace;
const params = { reference };
const by = '2f0c0e2e-0000-4000-8000-000000000002';
const at = '2026-11-28T17:00:00.000Z';
const after = (change: Partial<typeof sampleTrace>) => ({
  ...sampleTrace,
  version: version + 1,
  changedAt: at,
  ...change,
});
const { code } = sampleParcel;
const text = 'We looked through every shelf and the cage. The carrier’s photo shows another door.';

/** Searches for parcels, once each. */
export const traceExamples: EndpointExamples<typeof traceEndpoints> = {
  askTrace: {
    body: {
      id: '019a1d3c-0000-7000-8000-000000000051',
      tracking,
      store,
      contents,
      deliveredOn,
      proof: [],
    },
    reply: { trace: ownTrace(sampleTrace) },
  },
  ownTraces: { query: { limit: 20 }, reply: { items: [ownTrace(sampleTrace)] } },
  withdrawTrace: {
    params,
    body: { version },
    reply: ownTrace(after({ state: 'WITHDRAWN', closedAt: at })),
  },
  deskTraces: { query: { state: 'OPEN', limit: 25 }, reply: { items: [sampleTrace] } },
  deskTrace: {
    params,
    reply: {
      trace: sampleTrace,
      shelves: ['A-01', 'B-04'],
      suspects: [{ ...summaryOf(sampleParcel, []), why: ['a number nearly the same'] }],
    },
  },
  shelfSearched: {
    params,
    body: { shelf: 'B-04' },
    reply: after({ searched: [{ shelf: 'B-04', by, at }] }),
  },
  traceFound: {
    params,
    body: { version, code, note: 'The label was torn; your invoice names the shoes.' },
    reply: after({
      state: 'FOUND',
      parcel: code,
      answer: { text: 'The label was torn; your invoice names the shoes.', by, at },
      closedAt: at,
    }),
  },
  traceNotHere: {
    params,
    body: { version, text },
    reply: after({ state: 'NOT_HERE', answer: { text, by, at }, closedAt: at }),
  },
};
