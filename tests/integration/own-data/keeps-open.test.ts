import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleInvoice } from '#domain/billing/testing/sample-invoice.ts';
import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import { sampleParcel } from '#domain/parcels/testing/sample-parcel.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { invoiceStore } from '#lambdas/billing/index.ts';
import { bookingStore } from '#lambdas/bookings/store/booking-store.ts';
import { accountClosings } from '#lambdas/identity/index.ts';
import { parcelStore } from '#lambdas/parcels/store/parcel-store.ts';
import { shipmentStore } from '#lambdas/shipments/store/shipment-store.ts';
import { giveAnAccount } from './account-past.ts';
import { asQuilla, type Leaving, leaving, quilla, startLeaving } from './leaving.world.ts';

const ownerId = quilla.userId;
let world: Leaving;
beforeEach(async () => {
  world = await startLeaving();
});
afterEach(() => world.tables.stopAsKept());

const close = (as: object = asQuilla) =>
  world.ask('POST /api/account-closing', { body: {}, as: { ...asQuilla, ...as } });
const show = async () => (await world.ask('GET /api/account-closing')).body;

const ship = (change: object = {}) =>
  shipmentStore(world.client, world.tables.shipments).write({
    before: undefined,
    after: { ...sampleShipment, ownerId, version: 1, ...change },
    events: [],
  });
const come = (change: object = {}) =>
  parcelStore(world.client, world.tables.parcels).write({
    before: undefined,
    after: { ...sampleParcel, ownerId, version: 1, ...change },
    facts: { usMailOk: false },
    entries: [],
    events: [],
  });

describe('what has to be settled first', () => {
  test('is each parcel, shipment, booking and invoice, with the page where it is done; then nothing is closed', async () => {
    await ship();
    await come();
    await bookingStore(world.client, world.tables.bookings).write({
      before: undefined,
      after: { ...sampleBooking, ownerId, version: 1 },
      history: [],
      events: [],
    });
    const invoice = { ...sampleInvoice, ownerId, version: 1 };
    await invoiceStore(world.client, world.tables.billing).writeMoney(invoice, [], []);
    const waits = [
      {
        what: 'booking',
        words: 'Pickup BKG-7K3M9Q is still to come. Cancel it, or wait until it is done.',
        path: '/dashboard/bookings/BKG-7K3M9Q',
      },
      {
        what: 'shipment',
        words: 'Shipment 7K3M9-Q2X4T-C is booked. We can close once it has been collected or canceled.',
        path: '/dashboard/shipments/7K3M9-Q2X4T-C',
      },
      {
        what: 'parcel',
        words: 'Your Sample Store parcel is still here. Send it, or have us return or dispose of it.',
        path: '/dashboard/mailbox/PCL-7K3M9Q2X',
      },
      {
        what: 'invoice',
        words: 'Invoice INV-1000001: $630.00 is still to be paid.',
        path: '/dashboard/invoices/INV-1000001',
      },
    ];
    expect(await show()).toMatchObject({ waits, worksHere: false });
    expect(await close()).toMatchObject({
      status: 409,
      body: { code: 'SOMETHING_WAITS', details: { waits } },
    });
    expect([await world.events(), world.pool]).toEqual([[], []]);
  });

  test('is all parcels at once, in the mailbox', async () => {
    await come();
    await come({ code: 'PCL-2222AAAA' });
    const words =
      '2 parcels are still here: Sample Store (2). Send them, or have us return or dispose of them.';
    expect(await show()).toMatchObject({ waits: [{ what: 'mailbox', words, path: '/dashboard/mailbox' }] });
  });

  test('is nothing of somebody else', async () => {
    await ship({ ownerId: 'somebody-else' });
    expect(await show()).toMatchObject({ waits: [] });
  });
});

describe('what has to stay', () => {
  const told = async () =>
    ((await show()) as { papers: readonly { told: string }[] }).papers.map((one) => one.told);

  test('is nothing of somebody who only signed up: no Form 1583, no shipments', async () => {
    expect(await told()).toEqual([]);
    await close();
    await world.forget();
    expect(world.mail[0]?.subject).toBe('Your Skybarrel account is closed');
    expect(world.mail[0]?.text).not.toMatch(/1583|has to stay|no paper/);
  });

  test('is what each has: of a parcel its photos, of a shipment that was booked its papers too', async () => {
    await come();
    expect(await told()).toEqual(['Photos of your goods and of the scale, also with the label on a box.']);
    await ship();
    expect(await told()).toEqual([
      'Papers of your shipments: waybills, export filings, the invoices you sent, proofs of delivery.',
      'Photos of your goods and of the scale, also with the label on a box.',
      'Shipments that were booked: who sent, received and collected them, what was in them, and the handover.',
    ]);
  });

  test('is nothing of a shipment that was never booked', async () => {
    const { bookedAt: _, departureId: __, hawb: ___, ...draft } = sampleShipment;
    await shipmentStore(world.client, world.tables.shipments).write({
      before: undefined,
      after: { ...draft, ownerId, version: 1 },
      events: [],
    });
    expect(await told()).toEqual([]);
  });

  test('is that somebody is a known shipper, and a proof of who they are', async () => {
    await giveAnAccount(world);
    expect(await told()).toEqual([
      'Proofs of who you are that you sent for Form 1583.',
      'That you are or were a known shipper, and who checked it.',
    ]);
  });
});

test('whoever signed in more than ten minutes ago shows first that it is them', async () => {
  const signedInAt = leaving.getTime() / 1000 - 601;
  expect(await close({ signedInAt })).toMatchObject({ status: 403, body: { code: 'SIGN_IN_AGAIN' } });
  expect(await close({ signedInAt: undefined })).toMatchObject({ status: 403 });
  expect(world.pool).toEqual([]);
});

test('whoever works here is not forgotten by their own hand', async () => {
  expect(await close({ roles: ['staff'] })).toMatchObject({ status: 409, body: { code: 'WORKS_HERE' } });
});

test('closing it twice is one closing', async () => {
  const [one, other] = await Promise.all([close(), close()]);
  expect([one.status, other.body]).toEqual([200, one.body]);
  expect(await world.events()).toHaveLength(1);
});

test('an account stays open when something came in at the last second, its owner is told once, and can close it later', async () => {
  await close();
  await come();
  await world.forget();
  await world.forget();
  expect(world.pool).toEqual(['ended', 'ended', 'allowed']);
  expect(world.mail).toHaveLength(1);
  expect(world.mail[0]).toMatchObject({ subject: 'Your Skybarrel account is still open' });
  expect(world.mail[0]?.text).toContain('Your Sample Store parcel is still here.');
  expect((await world.traces()).some(({ item }) => item.sk === 'PROFILE')).toBe(true);
  expect((await world.closing())?.doneAt).toBeDefined();
});

test('what arrives after forgetting has begun does not stop it half-way', async () => {
  await close();
  const closing = await world.closing();
  if (closing) await accountClosings(world.client, world.tables.profiles).goOn(closing, leaving);
  await come();
  expect(await world.forgetRest()).toEqual({ closed: 1 });
  expect(world.pool.at(-1)).toBe('removed');
});
