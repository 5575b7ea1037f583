import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import type { Customer, CustomerNote } from './customer.ts';
import type { customerEndpoints } from './endpoints.ts';

const customer: Customer = {
  id: '019a1d3c-0000-7000-8000-000000000031',
  name: 'Sample Person',
  email: 'sample.person@example.test',
  phone: '+17185550142',
  mailbox: '10001',
  since: '2026-06-03T18:59:00.000Z',
  tags: ['church group'],
  shipped: {
    count: 4,
    first: '2026-06-08T15:00:00.000Z',
    last: '2026-11-03T18:59:00.000Z',
    usualDays: 45,
  },
  version: 7,
};
const note: CustomerNote = {
  id: '019a1d3c-0000-7000-8000-000000000032',
  at: '2026-11-04T14:10:00.000Z',
  by: '7c1d5f0e-3b52-4a58-9b1f-0a5b6c7d8e9f',
  text: 'Calls before each barrel. Likes a pickup on Saturdays.',
};
const params = { id: customer.id };

export const examples: EndpointExamples<typeof customerEndpoints> = {
  list: { query: { search: 'person', limit: 25 }, reply: { items: [customer] } },
  show: {
    params,
    reply: {
      customer,
      ids: [customer.id],
      aliases: [],
      profiles: [],
      alike: [],
      things: [
        {
          kind: 'shipments',
          items: [
            {
              id: 'RGGHM-7K3M9-C',
              title: 'Marva’s barrel to Guyana',
              state: 'BOOKED',
              at: '2026-11-03T18:59:00.000Z',
              path: '/shipments/RGGHM-7K3M9-C',
              isOpen: true,
              todo: { title: 'Pay $385.00 by Tue, Nov 24, 4:00 PM', by: '2026-11-24T21:00:00.000Z' },
            },
          ],
          more: false,
        },
      ],
      consents: {
        whatsApp: {
          on: true,
          kinds: ['progress', 'tasks'],
          at: '2026-06-03T19:04:00.000Z',
          how: 'page',
          phoneEnd: '0142',
        },
        mail: ['progress', 'tasks'],
      },
      owed: 38_500,
      notes: [note],
      looks: [{ day: '2026-11-24', by: 'billing-1' }],
    },
  },
  note: { params, body: { id: note.id, text: note.text }, reply: note },
  tags: {
    params,
    body: { tags: ['church group', 'monthly'], was: ['church group'] },
    reply: { ...customer, tags: ['church group', 'monthly'], version: 8 },
  },
};
