import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultBrand } from '#domain/settings/brand.ts';
import { defaultCapabilities } from '#domain/settings/capabilities.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import receivedExample from '#events/enquiries/enquiry-received.v2.example.json' with { type: 'json' };
import { EnquiryReceivedV2 } from '#events/enquiries/enquiry-received.v2.ts';
import example from '#events/mailboxes/mailbox-assigned.v2.example.json' with { type: 'json' };
import { MailboxAssignedV2 } from '#events/mailboxes/mailbox-assigned.v2.ts';
import quoteSentExample from '#events/quotes/quote-sent.v1.example.json' with { type: 'json' };
import { QuoteSentV1 } from '#events/quotes/quote-sent.v1.ts';
import flightMovedExample from '#events/shipments/flight-moved.v1.example.json' with { type: 'json' };
import { FlightMovedV1 } from '#events/shipments/flight-moved.v1.ts';
import clearedExample from '#events/shipments/hold-cleared.v1.example.json' with { type: 'json' };
import { HoldClearedV1 } from '#events/shipments/hold-cleared.v1.ts';
import placedExample from '#events/shipments/hold-placed.v1.example.json' with { type: 'json' };
import { HoldPlacedV1 } from '#events/shipments/hold-placed.v1.ts';
import trackedExample from '#events/shipments/piece-tracked.v1.example.json' with { type: 'json' };
import { PieceTrackedV1 } from '#events/shipments/piece-tracked.v1.ts';
import movedExample from '#events/shipments/shipment-changed.v1.example.json' with { type: 'json' };
import { ShipmentChangedV1 } from '#events/shipments/shipment-changed.v1.ts';
import rolledExample from '#events/shipments/shipment-rolled.v1.example.json' with { type: 'json' };
import { ShipmentRolledV1 } from '#events/shipments/shipment-rolled.v1.ts';
import { aFlight } from '../../support/flights.ts';
import {
  admin,
  type NotificationsWorld,
  type Reader,
  staff,
  startNotificationsWorld,
} from './notifications.world.ts';

const assigned = MailboxAssignedV2.schema.parse(example);
const received = EnquiryReceivedV2.schema.parse(receivedExample);
const priced = QuoteSentV1.schema.parse(quoteSentExample);
const cleared = HoldClearedV1.schema.parse(clearedExample);
const placed = HoldPlacedV1.schema.parse(placedExample);
const tracked = PieceTrackedV1.schema.parse(trackedExample);
const moved = ShipmentChangedV1.schema.parse(movedExample);
const rolled = ShipmentRolledV1.schema.parse(rolledExample);
const flightMoved = FlightMovedV1.schema.parse(flightMovedExample);
const eventOf = (at: number) => ({ ...assigned, id: `event-${at}` });

let world: NotificationsWorld;
beforeEach(async () => {
  world = await startNotificationsWorld();
});
afterEach(() => world.stop());

describe('a new mailbox is announced', () => {
  beforeEach(() => world.person(assigned.data.userId, 'sample.person@example.test'));

  test('as a count in the feed of staff, to staff by mail, and to the customer by mail with the complete address', async () => {
    await world.announce(assigned);
    expect((await world.feed()).lines).toMatchObject([
      { title: '1 new mailbox', day: '2026-11-03', link: '/staff/mailboxes', read: true },
    ]);
    expect(world.mail.map(({ to }) => to).sort()).toEqual(
      [defaultBrand.staffEmail, 'sample.person@example.test'].sort(),
    );
    const own = world.mail.find(({ to }) => to === 'sample.person@example.test');
    expect(own?.letter.text).toContain(
      'Sample Person\n100 Sample Dock Road\nMailbox 10001\nKearny, NJ 07032\nUnited States',
    );
  });

  test('once, even if its event comes twice, one after another or at once', async () => {
    await Promise.allSettled([world.announce(assigned), world.announce(assigned), world.announce(assigned)]);
    await world.announce(assigned);
    expect((await world.feed()).lines).toHaveLength(1);
    expect(world.mail).toHaveLength(2);
  });

  test('again only where it failed', async () => {
    world.refuseMail((to) => to === defaultBrand.staffEmail);
    await expect(world.announce(assigned)).rejects.toThrow('Not everyone could be told');
    expect(world.mail.map(({ to }) => to)).toEqual(['sample.person@example.test']);
    world.refuseMail(() => false);
    world.advance(120_000);
    await world.announce(assigned);
    expect(world.mail.map(({ to }) => to)).toEqual(['sample.person@example.test', defaultBrand.staffEmail]);
    expect((await world.feed()).lines).toHaveLength(1);
  });

  test('with the brand, the facility and the address of staff mail that the owner has set', async () => {
    await world.setBrand({
      ...defaultBrand,
      name: 'Harbour Air',
      staffEmail: 'quay@example.test',
      facility: { ...defaultBrand.facility, line1: '7 Sample Quay' },
    });
    await world.announce(assigned);
    expect(world.mail.map(({ to }) => to).sort()).toEqual([
      'quay@example.test',
      'sample.person@example.test',
    ]);
    for (const { letter } of world.mail) expect(letter.text).toContain('Harbour Air');
    const own = world.mail.find(({ to }) => to === 'sample.person@example.test');
    expect(own?.letter.text).toContain('7 Sample Quay');
  });

  test('with who can deliver to the address, as the settings say', async () => {
    const toCustomer = () =>
      world.mail.findLast(({ to }) => to === 'sample.person@example.test')?.letter.text;
    await world.announce(assigned);
    expect(toCustomer()).toContain('U.S. Mail (USPS) cannot: we refuse it at our door');
    expect(toCustomer()).toContain('even when UPS, FedEx or DHL hands the parcel to USPS');
    // Whoever registered to send a barrel gets it, too, and once is said how to ask.
    expect(toCustomer()).toContain('To send your own boxes or barrels you do not need it.');
    expect(toCustomer()?.match(/Questions/g)).toHaveLength(1);
    await world.setCapabilities({ ...defaultCapabilities, uspsMail: true });
    await world.announce(eventOf(2));
    expect(toCustomer()).toContain('we need your signed Form 1583 first');
  });

  test('in mails in which a name cannot become markup', async () => {
    const userId = 'somebody-with-markup';
    await world.person(userId, 'markup@example.test', null, '<img src=x onerror=alert(1)>');
    await world.announce({ ...assigned, data: { ...assigned.data, userId } });
    expect(world.mail).toHaveLength(2);
    for (const { letter } of world.mail) expect(letter.html).not.toContain('<img');
  });
});

describe('what asks for nothing', () => {
  beforeEach(async () => {
    await world.person(assigned.data.userId, 'sample.person@example.test');
    await world.enquiry();
  });

  test('is one line for each kind and day in New York, with its count, and is never unread', async () => {
    for (let at = 0; at < 3; at += 1) await world.announce(eventOf(at));
    await world.announce(received);
    world.advance(24 * 60 * 60 * 1000);
    await world.announce(eventOf(4));
    const told = (await world.feed()).lines.map(({ day, title, read }) => [day, title, read]);
    expect(told).toEqual([
      ['2026-11-04', '1 new mailbox', true],
      ['2026-11-03', '3 new mailboxes', true],
      ['2026-11-03', '1 new enquiry', true],
    ]);
    expect(await world.unread()).toBe(0);
  });

  test('is counted once for each event, whatever comes twice or at once', async () => {
    const events = [0, 1, 2].map(eventOf);
    await Promise.allSettled([...events, ...events].map((event) => world.announce(event)));
    for (const event of events) await world.announce(event);
    expect((await world.feed()).lines).toMatchObject([{ title: '3 new mailboxes' }]);
  });

  test('pages with the rest of the feed', async () => {
    await world.announce(eventOf(0));
    await world.announce(received);
    const first = await world.feed({ limit: '1' });
    const second = await world.feed({ limit: '1', cursor: first.next ?? '' });
    expect([...first.lines, ...second.lines].map(({ title }) => title)).toEqual([
      '1 new mailbox',
      '1 new enquiry',
    ]);
    expect(second.next).toBeUndefined();
  });

  test('is nothing that can be marked as read', async () => {
    await world.announce(assigned);
    const [line] = (await world.feed()).lines;
    const { status } = await world.ask('POST /api/notifications/read', { body: { upTo: line?.id } });
    expect(status).toBe(404);
  });
});

describe('a customer', () => {
  const owner: Reader = { userId: placed.data.ownerId, roles: ['customer'] };
  const stranger: Reader = { userId: 'somebody-else', roles: ['customer'] };

  test('reads what happened to their shipments and quotes, and nobody else reads it', async () => {
    await world.announce(placed);
    await world.announce(tracked);
    await world.announce({ ...priced, data: { ...priced.data, ownerId: owner.userId } });
    const { lines } = await world.feed({}, owner);
    expect(lines.map(({ title }) => title).sort()).toEqual([
      'Payment due: 7K3M9-Q2X4T-C',
      'Received: 7K3M9-Q2X4T-C',
      'Your price is ready: QTE-7K3M9Q',
    ]);
    expect(lines.map(({ link }) => link).sort()).toEqual([
      '/dashboard/quotes/QTE-7K3M9Q',
      '/dashboard/shipments/7K3M9-Q2X4T-C',
      '/dashboard/shipments/7K3M9-Q2X4T-C',
    ]);
    for (const other of [stranger, staff, admin])
      expect((await world.feed({}, other)).lines, other.userId).toEqual([]);
  });

  test('has a count of what is unread, each event once, until they have read it', async () => {
    await Promise.allSettled([world.announce(placed), world.announce(placed), world.announce(tracked)]);
    await world.announce(placed);
    expect(await world.unread(owner)).toBe(2);
    const [newest] = (await world.feed({}, owner)).lines;
    const read = { as: owner, body: { upTo: newest?.id } };
    expect((await world.ask('POST /api/notifications/read', read)).body).toEqual({ count: 0 });
    expect(await world.unread(owner)).toBe(0);
    expect((await world.ask('POST /api/notifications/read', { ...read, as: stranger })).status).toBe(404);
  });

  test('reads no news of what they did, of a step inside our work, or of a part of the pieces', async () => {
    const own = { by: owner.userId };
    await world.announce({ ...cleared, data: { ...cleared.data, ...own } });
    await world.announce({ ...moved, data: { ...moved.data, ...own } });
    const states = [
      { before: 'READY', after: 'MANIFESTED' },
      { before: 'RECEIVED', after: 'RECEIVED' },
    ] as const;
    for (const state of states) await world.announce({ ...tracked, data: { ...tracked.data, state } });
    expect((await world.feed({}, owner)).lines).toEqual([]);
    expect(await world.unread(owner)).toBe(0);
  });

  test('is told which flight the desk chose instead, once', async () => {
    await world.person(owner.userId, 'sample.owner@example.test');
    await world.isShipment({ ...sampleShipment, ownerId: owner.userId, holds: [] });
    await Promise.allSettled([world.announce(moved), world.announce(moved)]);
    await world.announce(moved);
    world.advance(10 * 60_000);
    await world.tellSoon();
    const { lines } = await world.feed({}, owner);
    expect(lines.map(({ title }) => title)).toEqual([
      'Now flies on Friday, December 4: Marva’s barrel and 2 boxes',
    ]);
    const [letter, ...others] = world.mail.map((mail) => mail.letter.text);
    expect(others).toEqual([]);
    expect(letter).toContain('We moved your shipment to another flight.');
    expect(letter).toContain('between Monday, December 7 and Wednesday, December 9');
  });

  test('is told of another flight once, in the account and at the address of the account', async () => {
    await world.person(owner.userId, 'sample.owner@example.test');
    await world.isShipment({ ...sampleShipment, ownerId: owner.userId, holds: [] });
    await Promise.allSettled([world.announce(rolled), world.announce(rolled)]);
    await world.announce(rolled);
    world.advance(10 * 60_000);
    await world.tellSoon();
    await world.isFlight(aFlight({ ...flightMoved.data.after, id: flightMoved.data.flight }));
    await world.announce(flightMoved);
    world.advance(10 * 60_000);
    await world.tellSoon();
    const { lines } = await world.feed({}, owner);
    expect(lines.map(({ title }) => title).toSorted()).toEqual([
      'Now flies on Friday, December 4: Marva’s barrel and 2 boxes',
      'Your flight moved to Saturday, November 28: Marva’s barrel and 2 boxes',
    ]);
    expect(world.mail.map(({ to }) => to)).toEqual([
      'sample.owner@example.test',
      'sample.owner@example.test',
    ]);
    const [first, second] = world.mail.map(({ letter }) => letter.text);
    expect(first).toContain('not at our dock before the cutoff for the flight on Friday, November 27');
    expect(first).toContain('https://skybarrel.test/dashboard/shipments/7K3M9-Q2X4T-C');
    expect(second).toContain('leaves on Saturday, November 28 and not on Friday, November 27');
  });

  test('whose account is gone gets no letter', async () => {
    await world.announce(rolled);
    world.advance(10 * 60_000);
    await world.tellSoon();
    expect(world.mail).toEqual([]);
  });

  test('reads nothing of the desk', async () => {
    await world.person(assigned.data.userId, 'sample.person@example.test');
    await world.announce(assigned);
    expect((await world.feed({}, owner)).lines).toEqual([]);
  });
});

test.each([
  ['an empty line id is refused before the database is asked', '', [400, 'INVALID_INPUT']],
  ['an unknown line cannot be marked as read', 'zzz', [404, 'NOTIFICATION_NOT_FOUND']],
])('%s', async (_, upTo, refusal) => {
  const { status, body } = await world.ask('POST /api/notifications/read', { body: { upTo } });
  expect([status, body.code]).toEqual(refusal);
});
