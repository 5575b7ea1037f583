import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import type { taskEndpoints } from './endpoints.ts';
import type { Task } from './task.ts';

const id = 'OVERSIZE.7K3M9-Q2X4T-C';
const params = { id };
const me = '7c1d5f0e-3b52-4a58-9b1f-0a5b6c7d8e9f';
const task: Task = {
  id,
  kind: 'OVERSIZE',
  subject: { kind: 'shipment', id: '7K3M9-Q2X4T-C' },
  since: '2026-11-03T18:59:00.000Z',
  due: '2026-11-04T02:59:00.000Z',
  version: 1,
};
const until = '2026-11-04T13:00:00.000Z';

export const examples: EndpointExamples<typeof taskEndpoints> = {
  list: { query: { kind: 'OVERSIZE', limit: 25 }, reply: { items: [task] } },
  counts: {
    query: { upTo: 20 },
    reply: {
      kinds: [
        { kind: 'OVERSIZE', count: 1, late: 0, oldest: task.since },
        { kind: 'ENQUIRY', count: 0, late: 0 },
      ],
      mine: 0,
    },
  },
  show: {
    params,
    reply: {
      task: { ...task, owner: me, version: 2 },
      history: [
        {
          id: '019a1d3c-0000-7000-8000-000000000031',
          at: '2026-11-03T19:10:00.000Z',
          what: 'taken',
          by: me,
          after: me,
        },
      ],
    },
  },
  assign: {
    params,
    body: { version: 1, taken: true, to: me },
    reply: { ...task, owner: me, version: 2 },
  },
  snooze: {
    params,
    body: { version: 2, until, note: 'The carrier answers in the morning.' },
    reply: { ...task, owner: me, snoozedUntil: until, version: 3 },
  },
  done: {
    params: { id: 'ROLLED_THRICE.7K3M9-Q2X4T-C' },
    body: { version: 1, note: 'The goods come on Monday.' },
    reply: {
      ...task,
      id: 'ROLLED_THRICE.7K3M9-Q2X4T-C',
      kind: 'ROLLED_THRICE',
      closedAt: until,
      version: 2,
    },
  },
};
