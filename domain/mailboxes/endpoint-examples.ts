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
  status: 'ACTIVE',
  assignedAt: '2026-11-03T18:59:00.000Z',
  version: 1,
};
const { number } = mailbox;

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
};
