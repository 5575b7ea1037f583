import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invoice } from '#domain/billing/invoice.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { wireRebuild } from '#lambdas/billing/rebuild.ts';
import { testDependencies } from '../../support/call.ts';
import { type BillingWorld, startBillingWorld } from './billing.world.ts';

let billing: BillingWorld;
beforeAll(async () => {
  billing = await startBillingWorld();
});
afterAll(() => billing.close());

/** The prices of an invoice. The goods on this flight need a filing for their sum, which is charged besides. */
const charges = ({ entries }: Invoice) => entries.filter(({ kind }) => kind === 'CHARGE');

test('what was booked before there were invoices is billed once, step by step, and what is billed stays', async () => {
  const { tables } = billing.world;
  // More shipments than one step looks at are on one flight.
  await billing.world.fly('2026-11-27', '2026-11-24', {
    capacity: { lb: 10_000, pieces: 100, largestPieceLb: 500 },
    free: { thousandthsLb: 10_000_000, pieces: 100 },
  });
  const known = await billing.world.booked();
  await billing.hearAll(known);
  const before = await billing.only(known);
  const old: Shipment[] = [];
  for (let count = 0; count < 27; count += 1) old.push(await billing.world.booked());
  const canceled = await billing.world.booked();
  await billing.world.cancel(canceled.number, { version: canceled.version });
  const rebuild = wireRebuild(tables.env, testDependencies(tables.client()));
  // With no time left it ends after one step, and the next run goes on: what is open, then the journal of all invoices.
  expect(await rebuild(() => 0)).toEqual({ isDone: false, looked: 25 });
  expect(await rebuild(() => 0)).toMatchObject({ isDone: false });
  expect(await rebuild(() => 60_000)).toMatchObject({ isDone: true });
  for (const shipment of old) expect(charges(await billing.only(shipment))).toHaveLength(1);
  expect(await billing.only(known)).toEqual(before);
  expect(await billing.stored(canceled)).toEqual([]);
  const invoices = () => Promise.all(old.map((shipment) => billing.only(shipment)));
  const billed = await invoices();
  expect(billed.at(-1)?.entries.at(-1)).toMatchObject({ kind: 'FEE', code: 'EXPORT_FILING', amount: 3500 });
  expect(await rebuild(() => 60_000)).toMatchObject({ isDone: true });
  expect(await invoices()).toEqual(billed);
});
