import { expect, test } from 'vitest';
import type { Invoice, InvoiceSummary } from '#domain/billing/invoice.ts';
import type { Booking } from '#domain/bookings/booking.ts';
import type { OfferedSlot } from '#domain/bookings/refusals.ts';
import { DAY_MS } from '#domain/kernel/new-york.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleForm } from '#domain/shipments/testing/sample-form.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';

const patience = { timeout: 60_000, interval: 250 };
const cloud = cloudForThisFile();
const { customer, admin } = signedIn(cloud, 'customer', 'admin');

const send = <Body>(path: string, body: unknown) =>
  cloud.ask<Body>(path, { as: customer, body, headers: { 'idempotency-key': newId() } });
const shipmentNow = async (number: string): Promise<Shipment> =>
  (await cloud.ask<{ shipment: Shipment }>(`shipments/${number}`, { as: customer })).body.shipment;

const place = { zip: '11226', street: '12 Sample Avenue', stairs: false };

/** A booked shipment whose price has the pickup, on a flight that every slot of this week makes. */
const booked = async (): Promise<Shipment> => {
  await cloud.invoke(cloud.named('AWS::Lambda::Function', 'DeparturesPlan'), {});
  const form = { ...sampleForm, howItComes: 'PICKUP', pickup: place };
  const { shipment } = (await send<{ shipment: Shipment }>('shipments', { form })).body;
  const { items } = (
    await cloud.ask<{ items: { id: string; cargoCutoff: string }[] }>('departures?to=GY', { as: customer })
  ).body;
  const flight = items.find(({ cargoCutoff }) => Date.parse(cargoCutoff) > Date.now() + 8 * DAY_MS);
  const { number, version, promise } = shipment;
  const body = { version, departureId: flight?.id, total: promise.total };
  return (await send<{ shipment: Shipment }>(`shipments/${number}/book`, body)).body.shipment;
};

/** Books the first slot that is free. */
const pickUp = async (more: object): Promise<Booking> => {
  const { slots } = (await cloud.ask<{ slots: OfferedSlot[] }>('slots?way=PICKUP&to=GY', { as: customer }))
    .body;
  const form = {
    way: 'PICKUP',
    to: 'GY',
    ...place,
    name: 'Sample Sender',
    phone: '(718) 555-0123',
    photos: [],
    goods: [],
    slot: slots.find(({ full }) => !full)?.id,
    shipments: [],
    searchConsent: true,
    ...more,
  };
  const { status, body } = await send<Booking>('bookings', form);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};

const complete = async ({ reference }: Booking): Promise<Booking> => {
  const { booking } = (await cloud.ask<{ booking: Booking }>(`desk/bookings/${reference}`, { as: admin }))
    .body;
  const body = { version: booking.version };
  return (await cloud.ask<Booking>(`desk/bookings/${reference}/complete`, { as: admin, body })).body;
};

/** What the account says of a booking. Its letter comes ten minutes later. */
const linesOf = async ({ reference }: Booking): Promise<readonly string[]> =>
  (
    await cloud.ask<{ items: { title: string; body: string }[] }>('notifications', { as: customer })
  ).body.items
    .filter(({ body }) => body.startsWith(`${reference} · `))
    .map(({ title }) => title);

test('a shipment keeps the pickup that its sender books, and its pieces are picked up when it is done', async () => {
  const { number } = await booked();
  // What was sold without a time is a request.
  await expect
    .poll(async () => (await shipmentNow(number)).pickup?.booking?.state, patience)
    .toBe('REQUESTED');
  const booking = await pickUp({ shipments: [number] });
  const slot = { id: booking.visits.at(-1)?.slot.id };
  await expect
    .poll(async () => (await shipmentNow(number)).pickup, patience)
    .toMatchObject({ slot, booking: { reference: booking.reference, state: 'CONFIRMED' } });
  expect((await complete(booking)).state).toBe('COMPLETED');
  await expect
    .poll(async () => (await shipmentNow(number)).pieces.map(({ state }) => state), patience)
    .toEqual(['PICKED_UP', 'PICKED_UP', 'PICKED_UP']);
});

test('a pickup is not needed once all of it was brought to the dock, and its price is off the shipment', async () => {
  const { number, promise } = await booked();
  const booking = await pickUp({ shipments: [number] });
  await expect
    .poll(async () => (await shipmentNow(number)).pickup?.booking?.reference, patience)
    .toBe(booking.reference);
  const body = { eventId: newId(), code: 'FOH', pieces: [1, 2, 3] };
  await cloud.ask(`desk/shipments/${number}/events`, { as: admin, body });
  const ofPickup = promise.lines.find(({ code }) => code === 'PU')?.amount ?? 0;
  await expect
    .poll(async () => (await shipmentNow(number)).promise.total, patience)
    .toBe(promise.total - ofPickup);
  const { booking: now } = (
    await cloud.ask<{ booking: Booking }>(`desk/bookings/${booking.reference}`, { as: admin })
  ).body;
  expect(now).toMatchObject({ state: 'CANCELLED', notNeeded: true });
});

test('a pickup of its own is charged when it is done, and its owner reads in the account what we did', async () => {
  const booking = await pickUp({ goods: [{ kind: 'barrel', barrel: 'B55', quantity: 1, weightLb: 140 }] });
  const done = await complete(booking);
  const charges = async () => {
    const { items } = (await cloud.ask<{ items: InvoiceSummary[] }>('invoices', { as: customer })).body;
    const ofPerson = items.filter(({ shipment }) => shipment === undefined);
    const shown = await Promise.all(
      ofPerson.map((one) => cloud.ask<Invoice>(`invoices/${one.number}`, { as: customer })),
    );
    return shown.flatMap(({ body }) => body.entries);
  };
  await expect
    .poll(charges, patience)
    .toMatchObject([{ code: 'PICKUP', amount: done.price?.total, id: `${booking.reference}#1` }]);
  await expect.poll(() => linesOf(booking), patience).toEqual(['Picked up: 1 barrel to Guyana']);
});
