import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleForm } from '#domain/shipments/testing/sample-form.ts';
import releasedExample from '#events/files/file-released.v1.example.json' with { type: 'json' };
import { listeners } from '#lambdas/shipments/heard/listeners.ts';
import { testDependencies } from '../../support/call.ts';
import { nextFriday, papers, sender, shipmentIn, startShipmentsWorld } from './shipments.world.ts';

let world: Awaited<ReturnType<typeof startShipmentsWorld>>;
beforeAll(async () => {
  world = await startShipmentsWorld();
});
afterAll(() => world.tables.stop());

/** Lets the listeners hear an event. */
const hear = async (event: { readonly type: string }): Promise<void> => {
  const all = listeners(world.tables.env, testDependencies(world.tables.client()));
  const listener = all.find(({ type }) => type === event.type);
  if (!listener) throw new Error(`Nothing listens to ${event.type}.`);
  await listener.hear(event);
};

/** Lets them hear everything that was published, in any order, and everything twice. */
const hearAll = async (): Promise<void> => {
  const heard = listeners(world.tables.env, testDependencies(world.tables.client())).map(({ type }) => type);
  const events = (await world.events()) as { type: string }[];
  for (const event of [...events, ...events.toReversed()].filter(({ type }) => heard.includes(type)))
    await hear(event);
};

/** Lets them hear the last event of a type about one shipment, and nothing else. */
const hearLast = async (type: string, { number }: Shipment): Promise<void> => {
  const events = (await world.events()) as { type: string; data: { number?: string } }[];
  const last = events.findLast((event) => event.type === type && event.data.number === number);
  if (!last) throw new Error(`There is no ${type} of ${number}.`);
  await hear(last);
};

const now = async ({ number }: Shipment): Promise<Shipment> =>
  (await world.show(number)).body.shipment as Shipment;
const heldFor = async (shipment: Shipment): Promise<string[]> =>
  (await now(shipment)).holds.map(({ kind }) => kind);

const released = (number: string, purpose: string) => ({
  ...releasedExample,
  data: { ...releasedExample.data, subject: { kind: 'shipment', id: number }, purpose },
});

test('an invoice that has arrived clears its hold, once; a word of the sender and other papers do not', async () => {
  const shipment = await world.booked({ purpose: 'MERCHANDISE' });
  expect(await heldFor(shipment)).toContain('INVOICE_MISSING');
  const byWord = await world.ask('POST /api/shipments/{number}/holds/{kind}/clear', {
    as: sender,
    params: { number: shipment.number, kind: 'INVOICE_MISSING' },
    body: { version: shipment.version, note: 'It is on its way.' },
  });
  expect(byWord.body.code).toBe('HOLD_NOT_YOURS');
  await hear(released(shipment.number, 'PACKING_LIST'));
  expect(await heldFor(shipment)).toContain('INVOICE_MISSING');
  await hear(released(shipment.number, 'COMMERCIAL_INVOICE'));
  const cleared = await now(shipment);
  expect(cleared.holds.map(({ kind }) => kind)).not.toContain('INVOICE_MISSING');
  await hear(released(shipment.number, 'RECEIPT'));
  expect((await now(shipment)).version).toBe(cleared.version);
});

test('two shipments that need a filing together are both held, and no longer when one leaves the flight', async () => {
  const worth1800 = {
    consignee: { ...sampleForm.consignee, phone: '600-0177' },
    commodities: [{ description: 'Sewing machines', quantity: 6, unitValue: 30_000, notThat: false }],
  };
  const first = await world.booked(worth1800);
  expect(await heldFor(first)).not.toContain('EXPORT_CONTROL');
  const second = await world.booked(worth1800);
  expect(await heldFor(second)).toContain('EXPORT_CONTROL');
  expect(await heldFor(first)).not.toContain('EXPORT_CONTROL');
  await hearAll();
  expect(await heldFor(first)).toContain('EXPORT_CONTROL');
  expect((await now(first)).eei.status).toBe('REQUIRED');

  const { version } = await now(second);
  shipmentIn(
    await world.move(second.number, { version, departureId: nextFriday, note: 'As asked.' }, papers),
  );
  await hearAll();
  for (const shipment of [first, second]) {
    expect(await heldFor(shipment)).not.toContain('EXPORT_CONTROL');
    expect((await now(shipment)).eei.status).toBe('EXEMPT');
  }
});

test('the others are free again when one is canceled, or goes to another receiver', async () => {
  const worth1800 = (phone: string) => ({
    consignee: { ...sampleForm.consignee, phone },
    commodities: [{ description: 'Water pumps', quantity: 6, unitValue: 30_000, notThat: false }],
  });
  const stays = await world.booked(worth1800('600-0188'));
  const canceled = await world.booked(worth1800('600-0188'));
  await hearAll();
  expect(await heldFor(stays)).toContain('EXPORT_CONTROL');
  shipmentIn(await world.cancel(canceled.number, { version: (await now(canceled)).version }));
  await hearLast('shipment-cancelled.v1', canceled);
  expect(await heldFor(stays)).not.toContain('EXPORT_CONTROL');

  const moves = await world.booked(worth1800('600-0188'));
  await hearAll();
  expect(await heldFor(stays)).toContain('EXPORT_CONTROL');
  const form = { ...sampleForm, ...worth1800('600-0199') };
  shipmentIn(await world.change(moves.number, { version: (await now(moves)).version, form }));
  await hearLast('shipment-changed.v1', moves);
  expect(await heldFor(stays)).not.toContain('EXPORT_CONTROL');
});
