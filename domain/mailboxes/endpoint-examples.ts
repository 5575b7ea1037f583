import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import { defaultBrand } from '../settings/brand.ts';
import type { mailboxEndpoints } from './endpoints.ts';
import type { FormToRecord } from './form-1583.ts';
import type { Mailbox } from './mailbox.ts';
import { ownMailbox } from './own-view.ts';
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

const id = '5b1e0a52-7d7e-4f0e-9a54-2b8f3c1d6e71';
const names = [{ name: 'Sample Relative', kind: 'PERSON' as const }];
const named: Mailbox = { ...mailbox, names, version: 2 };
const ownNamed = ownMailbox(named, Date.parse(noted.at));
const own = ownMailbox(mailbox, Date.parse(noted.at));
const signed: FormToRecord = {
  name: mailbox.ownerName,
  ids: [{ kind: 'PASSPORT', expiresOn: '2031-05-01' }, { kind: 'LEASE' }],
  witnessed: 'IN_PERSON',
  signedOn: '2026-11-20',
};

export const examples: EndpointExamples<typeof mailboxEndpoints> = {
  virtualAddress: {
    reply: {
      address: virtualAddress(defaultBrand, { name: mailbox.ownerName, mailboxNumber: number }),
      mailbox_number: number,
      mailbox: own,
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
      blocks: [],
    },
  },
  note: { params: { number }, body: { id: noted.id, note: noted.note }, reply: { entry: noted } },
  ownNames: { body: { version: 1, names }, reply: { mailbox: ownNamed } },
  askForMail: { reply: { mailbox: ownNamed } },
  names: { params: { number }, body: { version: 1, names }, reply: { mailbox: named } },
  form: {
    params: { number },
    body: { id, version: 2, form: signed },
    reply: { mailbox: { ...named, forms: [{ ...signed, by: noted.by, at: noted.at }], version: 3 } },
  },
  status: {
    params: { number },
    body: {
      id,
      version: 3,
      status: 'CLOSING',
      reason: 'Moves to another town',
      forwardTo: 'Sample Customer\n1 Sample Street\nBrooklyn, NY 11203',
    },
    reply: {
      mailbox: { ...named, status: 'CLOSING', version: 4 },
      blocks: [{ what: 'balance', words: 'Invoice INV-2026-00001: $12.00 is still to be paid.' }],
    },
  },
  move: {
    params: { number },
    body: { id, version: 2, email: 'another.sample@example.test', reason: 'The daughter goes on with it' },
    reply: { mailbox: { ...named, ownerName: 'Another Sample', ownerEmail: 'another.sample@example.test' } },
  },
  takeOver: {
    params: { number: '4512' },
    body: { id, email: mailbox.ownerEmail, reason: 'Had this number before' },
    reply: { mailbox: { ...mailbox, number: '4512', oldNumber: true } },
  },
};
