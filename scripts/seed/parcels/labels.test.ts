// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { readShelf, shelfCode } from '#domain/parcels/bench/shelf-code.ts';
import { readOrderMail } from '#domain/parcels/order-mail/read-order-mail.ts';
import { inShort } from '#domain/parcels/order-mail/testing/sample.ts';
import { readParcelCode } from '#domain/parcels/reference.ts';
import { readCode } from '#domain/parcels/tracking/read-label.ts';
import { matchLabel } from '#lambdas/mailboxes/matching/match-label.ts';
import { readsInMemory } from '#tests/support/labels/in-memory.ts';
import { everybody, mailboxNumberOf } from '../people.ts';
import { SUSPENDED } from './mailboxes.ts';
import { namedAlerts } from './samples/alerts.ts';
import { sampleLabels, sampleShelves } from './samples/labels.ts';
import { allParcels } from './samples/many-parcels.ts';
import { parcelCodeOf, trackingOf } from './samples/numbers.ts';
import { orderMails } from './samples/order-mails.ts';
import { labelOf } from './telling/forms.ts';

const mailboxes = everybody.map(
  ({ email, firstName, lastName }): Mailbox => ({
    number: mailboxNumberOf(email),
    userId: email,
    ownerName: `${firstName} ${lastName}`,
    ownerEmail: email,
    status: email === SUSPENDED ? 'SUSPENDED' : 'ACTIVE',
    assignedAt: '2026-11-28T15:00:00.000Z',
    version: 1,
  }),
);
const match = matchLabel(readsInMemory(mailboxes));
const announced = new Set(namedAlerts.map(({ carrier, shows }) => trackingOf(carrier, shows)));
const received = new Set(allParcels.map(({ carrier, shows }) => trackingOf(carrier, shows)));

/** What the bench makes of a label. */
const read = async ({ scanned, owner, reads }: (typeof sampleLabels)[number]) => {
  const { tracking = '', carrier, usMail } = readCode(scanned);
  const [person] = everybody.filter(({ email }) => email === owner);
  const number = mailboxNumberOf(owner);
  const label = labelOf(reads, { number, name: `${person?.firstName} ${person?.lastName}` });
  const { certain, candidates } = await match(label);
  return {
    carrier,
    ...(usMail ? { usMail } : {}),
    ...(announced.has(tracking) ? { announced: true } : {}),
    ...(received.has(tracking) ? { received: true } : {}),
    ...(certain === undefined ? {} : { certain: certain.mailbox === number && certain.status }),
    ...(certain === undefined ? { suggested: candidates[0]?.mailbox === number } : {}),
  };
};

test('each label is read and matched as the page says', async () => {
  const answers = await Promise.all(sampleLabels.map(async (label) => [label.shows, await read(label)]));
  expect(Object.fromEntries(answers)).toEqual({
    'Number and name agree: goes into its mailbox by itself': { carrier: 'UPS', certain: 'ACTIVE' },
    'Its owner announced the number: goes into their mailbox by itself': {
      carrier: 'UPS',
      announced: true,
      suggested: true,
    },
    'A name alone: suggested': { carrier: 'AMAZON', suggested: true },
    'One digit of the mailbox is misread: suggested': { carrier: 'FEDEX', suggested: true },
    'No mailbox and no name': { carrier: 'DHL', suggested: false },
    'Received before': { carrier: 'UPS', received: true, certain: 'ACTIVE' },
    'U.S. Mail: goes back with the carrier': { carrier: 'USPS', usMail: true, certain: 'ACTIVE' },
    'UPS, and USPS brings it: goes back with the carrier': {
      carrier: 'UPS',
      usMail: true,
      certain: 'ACTIVE',
    },
    'The mailbox is suspended: goes back with the carrier': { carrier: 'UPS', certain: 'SUSPENDED' },
  });
});

test('the labels of shelves and of a parcel are read as such, and as nothing else', () => {
  for (const shelf of sampleShelves) expect(readShelf(shelfCode(shelf))).toBe(shelf);
  const shelves = new Set(allParcels.map(({ shelf }) => shelf));
  expect(sampleShelves.filter((shelf) => !shelves.has(shelf))).toEqual([]);
  const code = parcelCodeOf('a word');
  expect([readParcelCode(code), readShelf(code)]).toEqual([code, undefined]);
});

test('the order mails are read as intended: three stores that we know, an order in three boxes, and another store', async () => {
  const parseHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html');
  for (const { mail, says } of orderMails)
    expect(inShort(await readOrderMail(mail, parseHtml))).toEqual(says);
  const orders = orderMails.map(({ says }) => says[0]);
  expect(orders.map((order) => order?.store).slice(0, 4)).toEqual(['Amazon', 'Walmart', 'Target', 'Temu']);
  expect(orders.map((order) => order?.parcels.length)).toContain(3);
});
