import { DeleteCommand, PutCommand, type PutCommandInput } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleInvoice } from '#domain/billing/testing/sample-invoice.ts';
import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import type { Customer } from '#domain/customers/customer.ts';
import type { WholeCustomer } from '#domain/customers/endpoints.ts';
import { toDoNow } from '#domain/customers/things.ts';
import type { Role } from '#domain/kernel/role.ts';
import { feedOf } from '#domain/notifications/audience.ts';
import { sampleQuote } from '#domain/quotes/testing/sample-quote.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { CustomerChangedV1 } from '#events/customers/customer-changed.v1.ts';
import { itemOf, numberItem } from '#lambdas/billing/invoice-items.ts';
import { bookingItem } from '#lambdas/bookings/store/booking-items.ts';
import { rowWrites as bookingRows } from '#lambdas/bookings/store/booking-rows.ts';
import { wire } from '#lambdas/customers/http.ts';
import { wireKeep } from '#lambdas/customers/keep/wire.ts';
import { wireRebuild } from '#lambdas/customers/rebuild.ts';
import { enquiryItem, searchWrites } from '#lambdas/enquiries/store/enquiry-items.ts';
import { newProfile } from '#lambdas/identity/index.ts';
import { peopleStore } from '#lambdas/identity/people/people-store.ts';
import { consentStore } from '#lambdas/notifications/channels/whatsapp/consent-store.ts';
import { notificationStore } from '#lambdas/notifications/notification-store.ts';
import { quoteItem } from '#lambdas/quotes/store/quote-items.ts';
import { quoteStore } from '#lambdas/quotes/store/quote-store.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { keyedHash } from '#lambdas/runtime/secrets/keyed-hash.ts';
import { put } from '#lambdas/runtime/table/writes.ts';
import { shipmentItem } from '#lambdas/shipments/store/shipment-items.ts';
import { ownerRow, rowWrites } from '#lambdas/shipments/store/shipment-rows.ts';
import { call, keyFor, testDependencies } from '../../support/call.ts';
import {
  connectionReset,
  type Faults,
  startingWith,
  startTables,
  type Tables,
} from '../../support/tables.ts';
import { sampleEnquiry } from '../notifications/sample-enquiry.ts';

const staff = { userId: 'staff-1', roles: ['staff'] as readonly Role[] };
const documents = { userId: 'papers-1', roles: ['documents'] as readonly Role[] };
const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-24T15:00:00.000Z');

let tables: Tables;
let now: Date;
beforeEach(async () => {
  now = new Date(NOW);
  tables = await startTables();
});
// Fails when an item is kept in another way than the domain says.
afterEach(() => tables.stopAsKept());

const shared = (faults?: Faults) => testDependencies(tables.client(faults), { clock: () => now });
const ask = (route: string, asked: Parameters<typeof call>[2] = {}, faults?: Faults) =>
  call(wire(tables.env, shared(faults)), route, { as: staff, ...asked });
const heard = (faults?: Faults) => wireKeep(tables.env, shared(faults));

/** Puts a profile as identity has it, and lets customers hear of it. */
const aPerson = async (id: string, change: object = {}): Promise<string> => {
  const profile = { ...newProfile({ userId: id, email: `${id}@example.test` }, now), ...change };
  const Item = { pk: `USER#${id}`, sk: 'PROFILE', ...profile };
  await tables.client().send(new PutCommand({ TableName: tables.profiles, Item }));
  await heard().people([id]);
  return id;
};
const kept = (): string => `p-${newId()}`;
/** Says that two are one person, or takes that back, as identity does. */
const alias = async (one: string, other: string, same: boolean): Promise<void> => {
  const store = peopleStore(tables.client(), tables.profiles);
  const before = await Promise.all([store.find(one), store.find(other)]);
  const joined = {
    ids: [one, other] as [string, string],
    at: now.toISOString(),
    by: 'staff-1',
    reason: 'Same phone',
  };
  const after = same
    ? [{ ids: [one, other], aliases: [joined] }]
    : [
        { ids: [one], aliases: [] },
        { ids: [other], aliases: [] },
      ];
  const people = same ? before : before.slice(0, 1);
  const event = { id: newId(), type: 'person-aliased.v1', time: now.toISOString() } as never;
  expect(await store.replace(people, after, event)).toBe(true);
  await heard().people([one, other]);
};
/** Booked so many days ago, as shipments tell. */
const shipped = async (ownerId: string, number: string, daysAgo: number | undefined): Promise<void> => {
  const bookedAt = new Date(NOW - (daysAgo ?? 0) * DAY_MS).toISOString();
  const store = wireKeep(tables.env, shared());
  await store.shipmentOf({
    ownerId,
    number,
    state: daysAgo === undefined ? 'CANCELLED' : 'BOOKED',
    bookedAt,
  });
};
const found = async (query: Record<string, string> = {}) => {
  const { status, body } = await ask('GET /api/customers', { query });
  expect(status).toBe(200);
  return { ids: (body.items as Customer[]).map(({ id }) => id), next: body.next as string | undefined };
};
const whole = async (id: string, as = staff) => {
  const { status, body } = await ask('GET /api/customers/{id}', { as, params: { id } });
  return { status, ...(body as unknown as WholeCustomer) };
};
const note = (id: string, body: object, faults?: Faults) =>
  ask('POST /api/customers/{id}/notes', { params: { id }, body }, faults);
const tag = (id: string, tags: readonly string[], was: readonly string[]) =>
  ask('PUT /api/customers/{id}/tags', { params: { id }, body: { tags, was } });
const told = async () =>
  startingWith(await tables.all(tables.customers), 'OUTBOX#').map(
    ({ event }) => CustomerChangedV1.schema.parse(JSON.parse(String(event))).data.what,
  );

describe('the desk', () => {
  test('finds everybody by the beginning of a word and the end of a number, also after they changed them', async () => {
    const ann = await aPerson('ann', { first_name: 'Ann', last_name: 'Persaud', phone_e164: '+17185550142' });
    const caller = await aPerson(kept(), {
      came: 'CALL',
      first_name: 'Marva',
      last_name: 'Persaud',
      email: '',
    });
    expect((await found({ search: 'pers' })).ids.toSorted()).toEqual([ann, caller].toSorted());
    expect((await found({ search: 'ann p' })).ids).toEqual([ann]);
    expect((await found({ search: '0142' })).ids).toEqual([ann]);
    await aPerson('ann', { first_name: 'Ann', last_name: 'Singh', version: 2 });
    expect((await found({ search: 'persaud' })).ids).toEqual([caller]);
    expect((await found({ search: 'singh' })).ids).toEqual([ann]);
    expect((await found({ search: '0142' })).ids).toEqual([]);
  });

  test('sees a person whole, with what the right of the reader shows', async () => {
    const ann = await aPerson('ann', { first_name: 'Ann', last_name: 'Persaud' });
    const seen = await whole(ann);
    expect(seen.customer).toMatchObject({
      id: ann,
      name: 'Ann Persaud',
      email: 'ann@example.test',
      tags: [],
    });
    expect(seen.things.map(({ kind }) => kind)).toEqual([
      'shipments',
      'invoices',
      'claims',
      'bookings',
      'parcels',
      'quotes',
      'enquiries',
      'told',
    ]);
    expect(seen.consents).toEqual({ mail: ['progress', 'tasks'] });
    expect(seen.owed).toBe(0);
    const papers = await whole(ann, documents);
    expect(papers.things.map(({ kind }) => kind)).toEqual(['shipments', 'told']);
    expect(papers.owed).toBeUndefined();
    expect((await whole('nobody')).status).toBe(404);
  });

  test('lists them by where they stand, page by page, each in one list', async () => {
    const days = { new: 1, regular: 100, lapsing: 130, longLapsing: 400, lost: 600 };
    for (const [id, daysAgo] of Object.entries(days)) {
      await aPerson(id);
      await shipped(id, `RGGHM-${id}`, daysAgo);
    }
    await aPerson('never');
    expect((await found({ list: 'lapsing' })).ids).toEqual(['lapsing', 'longLapsing']);
    expect((await found({ list: 'lost' })).ids).toEqual(['lost']);
    expect((await found({ list: 'shipping' })).ids).toEqual(['regular', 'new']);
    expect((await found({ list: 'never' })).ids).toEqual(['never']);
    const walked: string[] = [];
    for (const list of ['newest', 'shipping', 'lapsing']) {
      let cursor: string | undefined;
      do {
        const page = await found({ list, limit: '1', ...(cursor === undefined ? {} : { cursor }) });
        expect(page.ids).toHaveLength(1);
        walked.push(...page.ids);
        cursor = page.next;
      } while (cursor !== undefined);
    }
    expect(walked.toSorted()).toEqual(
      [...Object.keys(days), 'never', 'regular', 'new', 'lapsing', 'longLapsing'].toSorted(),
    );
  });

  test('lists no colleague before they ship, and finds them by name all the same', async () => {
    const colleague = await aPerson('colleague', { role: 'staff', first_name: 'Omari', last_name: 'Baksh' });
    expect((await found({ list: 'never' })).ids).toEqual([]);
    expect((await found({ list: 'newest' })).ids).toEqual([]);
    expect((await found({ search: 'omari' })).ids).toEqual([colleague]);
    await shipped(colleague, 'A', 1);
    expect((await found({ list: 'shipping' })).ids).toEqual([colleague]);
    expect((await found({ list: 'newest' })).ids).toEqual([colleague]);
  });

  test('counts each shipment once, however often and in whatever order it is heard of', async () => {
    const ann = await aPerson('ann');
    for (const number of ['A', 'B', 'A']) await shipped(ann, number, 30);
    expect((await whole(ann)).customer.shipped).toMatchObject({ count: 2 });
    await shipped(ann, 'A', undefined);
    await shipped(ann, 'B', undefined);
    expect((await whole(ann)).customer.shipped).toBeUndefined();
    expect((await found({ list: 'never' })).ids).toEqual([ann]);
  });
});

test('a shipment of somebody who was forgotten brings nothing of them back', async () => {
  await shipped('forgotten', 'A', 30);
  expect(startingWith(await tables.all(tables.customers), 'PERSON#')).toEqual([]);
});

describe('two that are one person', () => {
  test('are pointed out by the same e-mail address or phone number, until they are one', async () => {
    const ann = await aPerson('ann', { phone_e164: '+17185550142' });
    const byPhone = await aPerson(kept(), { came: 'CALL', email: '', phone_e164: '+17185550142' });
    const byMail = await aPerson(kept(), { came: 'GUEST', email: 'ann@example.test' });
    await aPerson(kept(), { came: 'CALL', email: 'ann@example.test.gy', phone_e164: '+17185550143' });
    const alike = async (id: string) => (await whole(id)).alike.map((other) => other.id).toSorted();
    expect(await alike(ann)).toEqual([byPhone, byMail].toSorted());
    expect(await alike(byMail)).toEqual([ann]);
    await alias(byPhone, ann, true);
    expect(await alike(ann)).toEqual([byMail]);
  });

  test('are one in lists, search and page, with shipments, tags and notes of both; taken back they are as before', async () => {
    const ann = await aPerson('ann', { first_name: 'Ann', last_name: 'Persaud' });
    const caller = await aPerson(kept(), {
      came: 'CALL',
      first_name: 'Anita',
      last_name: 'Persaud',
      email: '',
    });
    await shipped(ann, 'A', 10);
    await shipped(caller, 'B', 40);
    await tag(caller, ['church group'], []);
    await note(caller, { id: newId(), text: 'Calls from work.' });
    const before = { ann: await whole(ann), caller: await whole(caller) };
    await alias(caller, ann, true);
    for (const id of [ann, caller]) {
      const { customer, notes } = await whole(id);
      expect(customer).toMatchObject({ id: ann, shipped: { count: 2 }, tags: ['church group'] });
      expect(notes).toMatchObject([{ text: 'Calls from work.' }]);
    }
    expect((await found()).ids).toEqual([ann]);
    expect((await found({ search: 'anita' })).ids).toEqual([ann]);
    expect((await found({ list: 'never' })).ids).toEqual([]);
    await alias(caller, ann, false);
    const after = { ann: await whole(ann), caller: await whole(caller) };
    const seen = ({ customer: { version: _, ...customer }, ...others }: typeof before.ann) => ({
      ...others,
      customer,
    });
    expect([seen(after.ann), seen(after.caller)]).toEqual([seen(before.ann), seen(before.caller)]);
  });
});

test('whoever called and then opened an account without a number is still called under the one that the desk has', async () => {
  const caller = await aPerson(kept(), { came: 'CALL', phone_e164: '+13475550188', email: '' });
  const wilma = await aPerson('wilma', { phone_e164: null });
  await alias(caller, wilma, true);
  expect((await whole(wilma)).customer).toMatchObject({ id: wilma, phone: '+13475550188' });
  expect((await found({ search: '0188' })).ids).toEqual([wilma]);
  await alias(caller, wilma, false);
  expect((await whole(wilma)).customer).not.toHaveProperty('phone');
});

describe('the tags of two that are one person', () => {
  const tagsAt = async (id: string) => (await whole(id)).customer.tags;
  const joined = async (): Promise<readonly [string, string]> => {
    const account = await aPerson('marva', { first_name: 'Marva', last_name: 'Grant' });
    const walkIn = await aPerson(kept(), { came: 'COUNTER', first_name: 'Marva', email: '' });
    await tag(account, ['monthly'], []);
    await tag(walkIn, ['church group'], []);
    await alias(walkIn, account, true);
    return [account, walkIn];
  };

  test('are changed as the page shows them, under either id, and not over what a colleague changed', async () => {
    const [account, walkIn] = await joined();
    const seen = await tagsAt(walkIn);
    expect(seen).toEqual(['monthly', 'church group']);
    const next = ['church group', 'Saturdays'];
    expect(await tag(walkIn, next, seen)).toMatchObject({ status: 200, body: { id: account, tags: next } });
    expect(await tagsAt(account)).toEqual(await tagsAt(walkIn));
    const late = await tag(account, [], seen);
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'CUSTOMER_CHANGED', details: { customer: { tags: ['Saturdays', 'church group'] } } },
    ]);
    expect((await tag(account, [], next)).status).toBe(200);
    expect([await tagsAt(account), await tagsAt(walkIn)]).toEqual([[], []]);
  });

  test('stay with each when they are two again', async () => {
    const [account, walkIn] = await joined();
    await tag(account, ['church group', 'monthly', 'Saturdays'], ['monthly', 'church group']);
    await alias(walkIn, account, false);
    expect([await tagsAt(account), await tagsAt(walkIn)]).toEqual([
      ['monthly', 'Saturdays'],
      ['church group'],
    ]);
  });

  test('are changed although they are more than ten together', async () => {
    const [account, walkIn] = await joined();
    await alias(walkIn, account, false);
    const many = (of: string) => Array.from({ length: 10 }, (_, at) => `${of} ${at}`);
    await tag(account, many('account'), ['monthly']);
    await tag(walkIn, many('walk-in'), ['church group']);
    await alias(walkIn, account, true);
    const seen = await tagsAt(account);
    expect(seen).toHaveLength(20);
    expect((await tag(account, ['monthly'], seen)).body).toMatchObject({ tags: ['monthly'] });
  });
});

test('whoever opens the page of a person is kept once a day, and shown to the others', async () => {
  const ann = await aPerson('ann');
  const looks = async (as: typeof staff) =>
    (await ask('GET /api/customers/{id}', { params: { id: ann }, as })).body.looks;
  const colleague = { ...staff, userId: 'staff-2' };
  expect(await looks(staff)).toEqual([]);
  await looks(staff);
  expect(await looks(colleague)).toEqual([{ day: '2026-11-24', by: 'staff-1' }]);
  now = new Date(NOW + DAY_MS);
  await looks(staff);
  expect(await looks(colleague)).toEqual([
    { day: '2026-11-25', by: 'staff-1' },
    { day: '2026-11-24', by: 'staff-1' },
  ]);
  expect(await looks(staff)).toEqual([
    { day: '2026-11-25', by: 'staff-2' },
    { day: '2026-11-24', by: 'staff-2' },
  ]);
  expect(
    startingWith(await tables.all(tables.customers), `PERSON#${ann}`).filter(({ sk }) =>
      String(sk).startsWith('LOOK#'),
    ),
  ).toHaveLength(4);
});

describe('what colleagues write', () => {
  test('is kept once, although the answer was lost and it is sent again', async () => {
    const ann = await aPerson('ann');
    const sent = { id: newId(), text: 'Likes Saturdays.' };
    const lost = await note(ann, sent, {
      after: (operation) => {
        if (operation === 'TransactWriteItems') throw connectionReset();
      },
    });
    expect(lost.status).toBe(500);
    const again = await Promise.all([note(ann, sent), note(ann, sent)]);
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    expect((await whole(ann)).notes).toMatchObject([{ text: 'Likes Saturdays.', by: 'staff-1' }]);
    expect(await told()).toEqual(['noted']);
    expect((await note(ann, { ...sent, text: 'Something else.' })).body).toMatchObject({
      code: 'NOTE_EXISTS',
    });
    expect((await note('nobody', sent)).status).toBe(404);
  });

  test('does not overwrite the tags that a colleague changed meanwhile', async () => {
    const ann = await aPerson('ann');
    expect((await tag(ann, ['church group'], [])).status).toBe(200);
    // What is so already is no conflict.
    expect((await tag(ann, ['church group'], [])).status).toBe(200);
    const late = await tag(ann, ['monthly'], []);
    expect([late.status, late.body]).toMatchObject([
      409,
      { details: { customer: { tags: ['church group'] } } },
    ]);
    expect((await tag(ann, ['monthly'], ['church group'])).body).toMatchObject({ tags: ['monthly'] });
    expect(await told()).toEqual(['tagged', 'tagged']);
  });
});

/** What a guest wrote, as enquiries have it and tell. */
const wrote = async (change: object): Promise<void> => {
  const enquiry = { ...sampleEnquiry, ...change };
  const Item = { ...enquiryItem(enquiry) };
  await tables.client().send(new PutCommand({ TableName: tables.enquiries, Item }));
  await heard().enquiry({ data: { reference: enquiry.reference }, correlationId: 'run-1' });
};
/** The price that a guest asked for, as quotes have it and tell. */
const askedPrice = async (change: object): Promise<void> => {
  const { ownerId: _, ...others } = sampleQuote;
  const guest = { ...others, ...change };
  const Item = { ...quoteItem(guest) };
  await tables.client().send(new PutCommand({ TableName: tables.quotes, Item }));
  await heard().quote({ data: { reference: guest.reference }, correlationId: 'run-1' });
};

describe('people who have no account', () => {
  const guest = { name: 'Colleen Marie Thomas', email: 'Colleen@example.test', phone: '(718) 555-0177' };

  test('are found by name, address and phone once they wrote or asked for a price, each once', async () => {
    await wrote({ ...guest, userId: undefined });
    const [colleen = ''] = (await found()).ids;
    expect(colleen).toMatch(/^p-/);
    await askedPrice({ name: 'Colleen Thomas', email: 'colleen@example.test' });
    await askedPrice({ name: 'Delroy', email: 'delroy@example.test', reference: 'QTE-7K3M9R' });
    for (const search of ['thomas', 'colleen t', 'colleen@example', '0177'])
      expect((await found({ search })).ids).toEqual([colleen]);
    expect((await found()).ids).toHaveLength(2);
    expect((await whole(colleen)).customer).toMatchObject({
      name: 'Colleen Marie Thomas',
      email: 'colleen@example.test',
      phone: '+17185550177',
      came: 'GUEST',
    });
  });

  test('are nobody new when their address is known, when they are signed in, or when it is spam', async () => {
    const ann = await aPerson('ann');
    await wrote({ ...guest, userId: undefined, email: 'Ann@example.test' });
    await wrote({ ...guest, userId: 'ann' });
    await wrote({ ...guest, userId: undefined, status: 'SPAM' });
    expect((await found()).ids).toEqual([ann]);
  });

  test('are made again from what they wrote, under the same id', async () => {
    await wrote({ ...guest, userId: undefined });
    const [colleen] = (await found()).ids;
    for (const { pk, sk } of await tables.all(tables.customers))
      await tables.client().send(new DeleteCommand({ TableName: tables.customers, Key: { pk, sk } }));
    await wireRebuild(tables.env, shared())(() => 60_000);
    expect((await found({ search: 'thomas' })).ids).toEqual([colleen]);
  });

  test('are found by a phone number that they gave for a pickup alone', async () => {
    const ann = await aPerson('ann', { phone_e164: '+17185550142' });
    for (const [reference, phone] of [
      ['BKG-7K3M9Q', '718 555 0142'],
      ['BKG-7K3M9R', '(347) 555-0166'],
    ] as const) {
      const booking = { ...sampleBooking, reference, phone, ownerId: ann };
      for (const write of [
        put(tables.bookings, bookingItem(booking)),
        ...bookingRows(tables.bookings, undefined, booking),
      ])
        await tables.client().send(new PutCommand(write.Put as PutCommandInput));
    }
    await heard().people([ann]);
    expect((await found({ search: '0166' })).ids).toEqual([ann]);
    expect((await whole(ann)).customer.otherPhones).toEqual(['(347) 555-0166']);
  });
});

/** A booked shipment of somebody, as shipments have it, of which customers have not heard. */
const unheard = async (ownerId: string, change: object = {}): Promise<string> => {
  const shipment = { ...sampleShipment, ...change, ownerId };
  const rows = rowWrites(tables.shipments, undefined, shipment);
  for (const write of [
    put(tables.shipments, shipmentItem(shipment)),
    put(tables.shipments, ownerRow(shipment)),
    ...rows,
  ])
    await tables.client().send(new PutCommand(write.Put as PutCommandInput));
  return shipment.number;
};

test('lists and search that were built again are the same, and what was not heard is in them', async () => {
  const ann = await aPerson('ann', { first_name: 'Ann', last_name: 'Persaud' });
  await shipped(ann, 'A', 10);
  const items = async () => startingWith(await tables.all(tables.customers), 'PERSON#');
  const before = await items();
  const rebuild = wireRebuild(tables.env, shared());
  expect(await rebuild(() => 60_000)).toMatchObject({ isDone: true, looked: 1 });
  expect(await items()).toEqual(before);
  await unheard(ann);
  await rebuild(() => 60_000);
  expect((await whole(ann)).customer.shipped).toMatchObject({ count: 2 });
});

test('what they have to do now is on the page, of whatever waits for them, the soonest first', async () => {
  const ann = await aPerson('ann');
  await unheard(ann);
  const quote = { ...sampleQuote, ownerId: undefined, email: 'ann@example.test' };
  const soon = new Date(NOW + DAY_MS).toISOString();
  const { create } = quoteStore(tables.client(), tables.quotes);
  const inbox = keyedHash(await keyFor('quote-inboxes')(), quote.email, 40);
  await create({ quote: { ...quote, expiresAt: soon }, entries: [], events: [], inbox }, {});
  const { things } = await whole(ann);
  expect(toDoNow(things).map(({ id, todo }) => [id, todo?.title])).toEqual([
    [quote.reference, expect.stringMatching(/^Answer the quote of \$375\.00 by /)],
    [sampleShipment.number, 'Pay $630.00'],
  ]);
  const papers = await whole(ann, documents);
  expect(toDoNow(papers.things).map(({ id }) => id)).toEqual([sampleShipment.number]);
});

test('what we told them and what they agreed to is on the page, with when and how', async () => {
  const ann = await aPerson('ann');
  const line = { kind: 'shipment-booked.v1', title: 'Your shipment is booked', body: 'It flies on Friday.' };
  await notificationStore(tables.client(), tables.notifications).addLine(feedOf(ann), 'event-1', line, now);
  await consentStore(tables.client(), tables.notifications).save(ann, {
    version: 1,
    on: true,
    kinds: ['tasks'],
    at: now.toISOString(),
    how: 'page',
    text: 'Yes, send me messages.',
    phone_hash: 'hash',
    phone_end: '0142',
  });
  const { things, consents } = await whole(ann);
  expect(things.find(({ kind }) => kind === 'told')?.items).toMatchObject([
    { title: line.title, note: line.body, at: now.toISOString() },
  ]);
  expect(consents.whatsApp).toEqual({
    on: true,
    kinds: ['tasks'],
    at: now.toISOString(),
    how: 'page',
    phoneEnd: '0142',
  });
});

describe('the number that somebody reads out', () => {
  test('leads to whose waybill it is, by its end, and to nobody by a number of the receiver', async () => {
    const ann = await aPerson('ann');
    const number = await unheard(ann, { hawb: 'SKB-0004711' });
    for (const search of ['SKB-0004711', '4711', number, number.slice(-7)])
      expect((await found({ search })).ids).toEqual([ann]);
    const { phone } = sampleShipment.consignee;
    expect((await found({ search: phone.slice(-4) })).ids).toEqual([]);
  });

  test('leads to whose invoice it is, for those who may see invoices', async () => {
    const ann = await aPerson('ann');
    const caller = await aPerson(kept(), { came: 'CALL', email: '' });
    const invoice = { ...sampleInvoice, ownerId: caller };
    for (const Item of [itemOf(invoice), numberItem(invoice)])
      await tables.client().send(new PutCommand({ TableName: tables.billing, Item: { ...Item } }));
    expect((await found({ search: invoice.number })).ids).toEqual([caller]);
    await alias(caller, ann, true);
    expect((await found({ search: invoice.number.slice(4) })).ids).toEqual([ann]);
    const query = { search: invoice.number };
    expect((await ask('GET /api/customers', { as: documents, query })).body.items).toEqual([]);
  });
});

test('what somebody sends and has written to us is on their page, newest first', async () => {
  const ann = await aPerson('ann');
  const number = await unheard(ann);
  const enquiry = { ...sampleEnquiry, email: 'Ann@example.test' };
  const other = { ...sampleEnquiry, reference: 'ENQ-7K3M9R', email: 'ann@example.test.gy' };
  for (const one of [enquiry, other])
    for (const item of [
      enquiryItem(one),
      ...searchWrites(tables.enquiries, undefined, one).flatMap(({ Put }) => Put?.Item ?? []),
    ])
      await tables.client().send(new PutCommand({ TableName: tables.enquiries, Item: { ...item } }));
  const { things } = await whole(ann);
  const of = (kind: string) => things.find((one) => one.kind === kind)?.items;
  expect(of('shipments')).toMatchObject([{ id: number, path: `/shipments/${number}`, isOpen: true }]);
  expect(of('enquiries')).toMatchObject([{ id: enquiry.reference, title: enquiry.excerpt, state: 'NEW' }]);
});
