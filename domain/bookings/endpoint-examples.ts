import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import type { Booking } from './booking.ts';
import type { bookingEndpoints } from './endpoints.ts';

const example: Booking = {
  id: '019a1d3c-0000-7000-8000-000000000031',
  name: 'Sample booking',
  status: 'OPEN',
  addedAt: '2026-11-03T18:59:00.000Z',
  addedBy: '7c1d5f0e-3b52-4a58-9b1f-0a5b6c7d8e9f',
  changedAt: '2026-11-03T18:59:00.000Z',
  version: 1,
};
const { id, name, addedBy: by, addedAt: at } = example;
const params = { id };

export const examples: EndpointExamples<typeof bookingEndpoints> = {
  add: { body: { id, name }, reply: example },
  list: { query: { status: 'OPEN', limit: 25 }, reply: { items: [example] } },
  show: { params, reply: example },
  move: {
    params,
    body: { version: 1, status: 'DONE' },
    reply: { ...example, status: 'DONE', changedAt: '2026-11-04T14:10:00.000Z', version: 2 },
  },
  finishAll: { reply: { open: 12, last: { by, at } } },
  progress: { reply: { open: 0, last: { by, at, doneAt: '2026-11-03T19:00:00.000Z' } } },
};
