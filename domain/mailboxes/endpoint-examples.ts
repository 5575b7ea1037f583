import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import { defaultBrand } from '../settings/brand.ts';
import type { mailboxEndpoints } from './endpoints.ts';
import type { Mailbox } from './mailbox.ts';
import { virtualAddress } from './virtual-address.ts';

const mailbox: Mailbox = {
  number: '10001',
  userId: '7c1d5f0e-3b52-4a58-9b1f-0a5b6c7d8e9f',
  ownerName: 'Sample Customer',
  ownerEmail: 'sample.customer@example.test',
  ownerPhone: '+12015550142',
  status: 'ACTIVE',
  assignedAt: '2026-11-03T18:59:00.000Z',
  version: 1,
};
const { number } = mailbox;

const noted = {
  id: '3f0c1a52-7d7e-4f0e-9a54-2b8f3c1d6e70',
  at: '2026-11-22T14:10:00.000Z',
  what: 'noted',
  by: '5d2c9f61-0a4b-4c7e-8b1a-6f3e2d1c0b9a',
  note: 'She called about a box from a store. It comes on Monday.',
} as const;

export const examples: EndpointExamples<typeof mailboxEndpoints> = {
  virtualAddress: {
    reply: {
      address: virtualAddress(defaultBrand, { name: mailbox.ownerName, mailboxNumber: number }),
      mailbox_number: number,
    },
  },
  list: { query: { search: 'sample' }, reply: { items: [mailbox] } },
  show: {
    params: { number },
    reply: {
      mailbox,
      history: [
        {
          id: '019a1d3c-0000-7000-8000-000000000001',
          at: mailbox.assignedAt,
          what: 'assigned',
          by: 'post-confirmation',
        },
      ],
    },
  },
  note: { params: { number }, body: { id: noted.id, note: noted.note }, reply: { entry: noted } },
};
