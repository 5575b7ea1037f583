import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import type { ownDataEndpoints } from './endpoints.ts';

export const examples: EndpointExamples<typeof ownDataEndpoints> = {
  part: {
    query: { part: '0' },
    reply: {
      heading: 'You and your account',
      entries: [
        [
          { label: 'E-mail', value: 'sample.customer@example.test' },
          { label: 'First name', value: 'Sample' },
        ],
      ],
      next: '1',
    },
  },
  closing: {
    reply: {
      waits: [
        {
          what: 'invoice',
          words: 'Invoice SKB-10042: $385.00 is still to be paid.',
          path: '/dashboard/invoices/SKB-10042',
        },
      ],
      papers: [{ told: 'Invoices with your name and address, and what was paid.', until: 'books' }],
      worksHere: false,
    },
  },
  close: { body: {}, reply: { closedAt: '2026-11-29T13:20:00.000Z' } },
};
