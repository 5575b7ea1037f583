import { expect, test } from 'vitest';
import type { Claim } from '#domain/billing/claims/claim.ts';
import { sampleForm } from '#domain/shipments/testing/sample-form.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';

const patience = { timeout: 60_000, interval: 250 };
const cloud = cloudForThisFile();
const { customer, admin } = signedIn(cloud, 'customer', 'admin');

interface Shipment {
  readonly number: string;
  readonly version: number;
  readonly promise: { readonly total: number };
}

/** A booked shipment of which we miss the first piece. */
const missed = async (): Promise<string> => {
  const send = (path: string, body: object) =>
    cloud.ask<{ shipment: Shipment }>(path, {
      as: customer,
      body,
      headers: { 'idempotency-key': newId() },
    });
  const flights = () => cloud.ask<{ items: { id: string }[] }>('departures?to=GY', { as: customer });
  await cloud.invoke(cloud.named('AWS::Lambda::Function', 'DeparturesPlan'), {});
  await expect.poll(async () => (await flights()).body.items.length, patience).toBeGreaterThan(0);
  const departureId = (await flights()).body.items.at(-1)?.id;
  const { number, version, promise } = (await send('shipments', { form: sampleForm })).body.shipment;
  const { total } = promise;
  expect((await send(`shipments/${number}/book`, { version, departureId, total })).status).toBe(200);
  for (const [code, pieces] of [
    ['FOH', [1, 2, 3]],
    ['DIS_MSCA', [1]],
  ] as const) {
    const body = { eventId: newId(), code, pieces };
    expect((await cloud.ask(`desk/shipments/${number}/events`, { as: admin, body })).status).toBe(200);
  }
  return number;
};

test('a piece that we miss is reported, answered and told, and waits for the desk until then', async () => {
  const shipment = await missed();
  const form = {
    id: newId(),
    shipment,
    kind: 'LOSS',
    pieces: [1],
    story: 'You told me that you cannot find it.',
    worth: 2_000,
    photos: [],
  };
  const file = (change: object) =>
    cloud.ask<Claim & { readonly code?: string }>('invoices/claims', {
      as: customer,
      body: { ...form, ...change },
    });
  expect((await file({ photos: [newId()] })).body.code).toBe('FILE_NOT_FOUND');
  const { reference } = (await file({})).body;
  const tasks = async () =>
    (await cloud.ask<{ items: { id: string }[] }>('tasks?kind=CLAIM', { as: admin })).body.items.map(
      ({ id }) => id,
    );
  await expect.poll(tasks, patience).toContain(`CLAIM.${reference}`);
  const path = `desk/books/claims/${reference}`;
  const body = { version: 1, step: 'acknowledged' };
  expect((await cloud.ask(`${path}/steps`, { as: admin, body })).status).toBe(200);
  await expect.poll(tasks, patience).not.toContain(`CLAIM.${reference}`);
  const told = async () =>
    (await cloud.ask<{ items: { title: string }[] }>('notifications', { as: customer })).body.items.map(
      ({ title }) => title,
    );
  await expect.poll(told, patience).toContainEqual(expect.stringContaining('We have your claim'));
}, 150_000);
