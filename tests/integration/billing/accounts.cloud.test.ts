import { expect, test } from 'vitest';
import type { ShownAccount } from '#domain/billing/accounts/endpoints.ts';
import { sampleForm } from '#domain/shipments/testing/sample-form.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';

const patience = { timeout: 60_000, interval: 250 };
const cloud = cloudForThisFile();
const { customer, admin } = signedIn(cloud, 'customer', 'admin');

interface Shipment {
  readonly number: string;
  readonly version: number;
  readonly holds: readonly { readonly kind: string }[];
  readonly promise: { readonly total: number };
}

const send = (path: string, body: object) =>
  cloud.ask<{ shipment: Shipment }>(path, {
    as: customer,
    body,
    headers: { 'idempotency-key': newId() },
  });
const booked = async (): Promise<string> => {
  const flights = () =>
    cloud.ask<{ items: { id: string; cargoCutoff: string }[] }>('departures?to=GY', { as: customer });
  await cloud.invoke(cloud.named('AWS::Lambda::Function', 'DeparturesPlan'), {});
  await expect.poll(async () => (await flights()).body.items.length, patience).toBeGreaterThan(0);
  const departureId = (await flights()).body.items.at(-1)?.id;
  const { number, version, promise } = (await send('shipments', { form: sampleForm })).body.shipment;
  const { total } = promise;
  expect((await send(`shipments/${number}/book`, { version, departureId, total })).status).toBe(200);
  return number;
};
const holdsOf = (number: string) => async () =>
  (await cloud.ask<{ shipment: Shipment }>(`shipments/${number}`, { as: customer })).body.shipment.holds.map(
    ({ kind }) => kind,
  );

test('a customer with an account ships unpaid, and when it is taken away what has not left is held again', async () => {
  const path = `desk/books/accounts/${customer.userId}`;
  const set = async (limit: number, seen: number) => {
    const body = { limit, days: 30, reason: 'Ships every week.', seen };
    return (await cloud.ask(path, { as: admin, method: 'PUT', body })).status;
  };
  const account = async () => (await cloud.ask<{ account?: ShownAccount }>(path, { as: admin })).body.account;
  expect(await set(10_000_000, 0)).toBe(200);
  const number = await booked();
  await expect.poll(holdsOf(number), patience).toEqual([]);
  expect(await account()).toMatchObject({ on: [{ shipment: number }], waiting: [] });

  // Nothing on it is due in some days. What tells of that may read the account.
  expect(await cloud.invoke(cloud.named('AWS::Lambda::Function', 'BillingAccountsRemind'), {})).toBeNull();
  const preview = await cloud.ask<{ off: object[] }>(`${path}/preview`, {
    as: admin,
    body: { limit: 0, days: 30 },
  });
  expect(preview.body.off).toMatchObject([{ shipment: number }]);
  expect(await set(0, 1)).toBe(200);
  await expect.poll(holdsOf(number), patience).toEqual(['PAYMENT_DUE']);
  expect((await account())?.open).toBe(0);
}, 120_000);
