import { afterEach, beforeEach, expect, test } from 'vitest';
import { MOST_LINES } from '#domain/parcels/declaration/declaration.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { MOST_SENT } from '#domain/shipments/form/from-parcels.ts';
import { sampleForm } from '#domain/shipments/testing/sample-form.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { sender, shipmentIn } from '../shipments/shipments.world.ts';
import { nextCode } from './worlds/parcels.world.ts';
import { type SendingWorld, startSendingWorld } from './worlds/sending.world.ts';
import { signedForm, storeMailbox, takeUsMail } from './worlds/us-mail.ts';

let world: SendingWorld;
beforeEach(async () => {
  world = await startSendingWorld();
});
afterEach(async () => {
  const faults = await world.faults();
  await world.stop();
  expect(faults).toEqual([]);
});

/** What DynamoDB takes in one transaction: items, and bytes of all of them; and in one item. */
const most = { items: 100, bytes: 4_000_000, item: 400_000 };

const at = '2026-11-12T15:00:00.000Z';
const long = (text: string, length = 120): string =>
  text
    .repeat(length)
    .slice(0, length - 1)
    .trim();

/** Whose Form 1583 is there. */
const addressee = long('Name ', 100);

/** U.S. Mail with everything that a parcel can have and be sent with, as long as its fields may be. */
const heaviest = (): Partial<Parcel> => ({
  code: nextCode(),
  carrier: 'USPS',
  usMail: true,
  tracking: `94${'0'.repeat(38)}`,
  label: { mailbox: '10001', name: addressee, phone: long('5', 40) },
  conditionNote: long('wet '),
  seen: Array.from({ length: 20 }, () => ({ code: 'PERFUME', quantity: 999 })),
  looked: { verdict: 'MAY_FLY', note: long('small ').repeat(3), by: newId(), at },
  photos: { price: 300, count: 3, askedAt: at, doneAt: at },
  before: Array.from({ length: 20 }, () => ({ ownerId: newId(), mailbox: '10002', from: at, to: at })),
  declaration: {
    store: long('Store ', 60),
    orderNumber: long('1-', 60),
    lines: Array.from({ length: MOST_LINES }, () => ({
      description: long('perfume '),
      quantity: 9_999,
      unitValue: 100_000_000,
    })),
    invoice: { state: 'VERIFIED', file: newId(), by: newId(), at },
    dangers: Array.from({ length: 20 }, () => ({ code: 'PERFUME', quantity: 999 })),
    dangersNote: long('bottles ').repeat(2),
  },
  // So large that staff confirm the price.
  sides: { length: 90, width: 90, height: 90 },
});

test('as many as are sent at once fit into one transaction, also where each has everything that a parcel can have', async () => {
  await takeUsMail(world.tables);
  await storeMailbox(world.tables, {
    number: '10001',
    userId: sender.userId,
    ownerName: addressee,
    ownerEmail: 'sample@example.test',
    status: 'ACTIVE',
    assignedAt: at,
    version: 1,
    forms: [signedForm(addressee)],
  });
  const parcels: Parcel[] = [];
  for (let left = MOST_SENT; left > 0; left -= 1) parcels.push(await world.shelve(heaviest()));
  const bodies: string[] = [];
  const send = world.another({
    before: (operation, body = '') => {
      if (operation === 'TransactWriteItems') bodies.push(body);
    },
  });
  const form = world.form(parcels);
  const made = shipmentIn(
    await send('POST /api/shipments', {
      as: sender,
      headers: { 'idempotency-key': newId() },
      body: {
        form: {
          ...sampleForm,
          ...form,
          // Every hold that a shipment can have before it is booked.
          purpose: 'MERCHANDISE',
          chargesTerm: 'PREPAID',
          dangerous: long('bottles '),
          commodities: form.commodities?.slice(0, 30),
        },
      },
    }),
  );
  expect(made.holds.map(({ kind }) => kind).toSorted()).toEqual([
    'DG_REVIEW',
    'EIN_MISSING',
    'EXPORT_CONTROL',
    'INVOICE_MISSING',
    'OVERSIZE',
  ]);
  expect(bodies).toHaveLength(1);
  const [body = ''] = bodies;
  const items = (JSON.parse(body) as { TransactItems: readonly object[] }).TransactItems;
  // Of a quote, one item more.
  expect(items.length + 1).toBeLessThanOrEqual(most.items);
  expect(Buffer.byteLength(body)).toBeLessThan(most.bytes);
  const sizes = items.map((item) => Buffer.byteLength(JSON.stringify(item)));
  expect(Math.max(...sizes)).toBeLessThan(most.item);
  const { code } = parcels.at(-1) as Parcel;
  expect(await world.parcel(code)).toMatchObject({ state: 'REQUESTED', shipment: { piece: MOST_SENT } });
});
