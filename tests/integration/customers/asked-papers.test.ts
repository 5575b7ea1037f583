import { PutCommand, type PutCommandInput } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CustomerThing } from '#domain/customers/things.ts';
import { sampleParcel } from '#domain/parcels/testing/sample-parcel.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { parcelItem } from '#lambdas/parcels/store/parcel-items.ts';
import { rowWrites as parcelRows } from '#lambdas/parcels/store/parcel-rows.ts';
import { ofCustomer as parcels } from '#lambdas/parcels/told/of-customer.ts';
import type { CustomerAccess, OfCustomer } from '#lambdas/runtime/of-customer.ts';
import { put, type Write } from '#lambdas/runtime/table/writes.ts';
import { shipmentItem } from '#lambdas/shipments/store/shipment-items.ts';
import { ownerRow } from '#lambdas/shipments/store/shipment-rows.ts';
import { ofCustomer as shipments } from '#lambdas/shipments/told/of-customer.ts';
import { testDependencies } from '../../support/call.ts';
import { startTables, type Tables } from '../../support/tables.ts';

const ownerId = 'ann';
let tables: Tables;
beforeEach(async () => {
  tables = await startTables();
});
afterEach(() => tables.stopAsKept());

const written = async (writes: readonly Write[]): Promise<void> => {
  for (const write of writes) await tables.client().send(new PutCommand(write.Put as PutCommandInput));
};
const thingsOf = async (of: Pick<OfCustomer, 'things'>, table: string): Promise<readonly CustomerThing[]> => {
  const { client, keyFor, log } = testDependencies(tables.client());
  const named: Readonly<Record<string, string>> = tables.env;
  const tableOf: CustomerAccess['tableOf'] = (variable) => String(named[variable]);
  const access = { client, keyFor, log, table, tableOf, now: new Date(sampleShipment.createdAt) };
  return of.things(access, { ids: [ownerId], names: [], emails: [], phones: [] }, 10);
};

test.each([
  ['nothing', [], undefined],
  ['its invoice', ['INVOICE_MISSING'], ['COMMERCIAL_INVOICE']],
  ['a payment', ['PAYMENT_DUE'], ['PAYMENT_PROOF']],
  ['something else', ['DAMAGE'], undefined],
] as const)('a shipment that waits for %s asks for the paper of it', async (_, kinds, purposes) => {
  const at = sampleShipment.createdAt;
  const holds = kinds.map((kind) => ({ kind, at, by: 'system' }));
  const shipment = { ...sampleShipment, ownerId, holds };
  await written([put(tables.shipments, shipmentItem(shipment)), put(tables.shipments, ownerRow(shipment))]);
  const [thing] = await thingsOf(shipments, tables.shipments);
  const subject = { kind: 'shipment', id: shipment.number };
  expect(thing?.asks).toEqual(purposes?.map((purpose) => ({ purpose, subject })));
});

test.each([
  ['on our shelf without its invoice', {}, true],
  ['whose invoice was sent back', { invoice: { state: 'REJECTED', reason: 'Too dark.' } }, true],
  ['whose invoice is there', { invoice: { state: 'PROVIDED', file: 'f' } }, false],
  ['that has none', { invoice: { state: 'NOT_REQUIRED' } }, false],
] as const)('a parcel %s says whether it asks for one of its owner', async (_, change, asks) => {
  const declaration = { ...sampleParcel.declaration, ...change };
  const parcel = { ...sampleParcel, ownerId, declaration };
  await written([
    put(tables.parcels, parcelItem(parcel)),
    ...parcelRows(tables.parcels, undefined, parcel, { usMailOk: true }),
  ]);
  const [thing] = await thingsOf(parcels, tables.parcels);
  const invoice = { purpose: 'PARCEL_INVOICE', subject: { kind: 'person', id: ownerId } };
  expect(thing?.asks).toEqual(asks ? [invoice] : undefined);
});
