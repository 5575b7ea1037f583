import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleConsignee, sampleForm } from '#domain/shipments/testing/sample-form.ts';
import { newProfile, profileCreation } from '#lambdas/identity/index.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import {
  desk,
  friday,
  type ShipmentsWorld,
  sender,
  shipmentIn,
  startShipmentsWorld,
  stranger,
} from './shipments.world.ts';

/** Somebody whom the desk kept, who has an account by now. */
const kept = 'p-019a1d3c-0000-7000-8000-000000000001';
const joined = { ...sender, keptAs: [kept] };

let world: ShipmentsWorld;
let made: Shipment;
beforeAll(async () => {
  world = await startShipmentsWorld();
  const account = { userId: kept, email: 'kept@example.test', given_name: 'Kept', family_name: 'Person' };
  const TransactItems = [profileCreation(world.tables.profiles, newProfile(account, world.clock()))];
  await world.tables.client().send(new TransactWriteCommand({ TransactItems }));
  made = shipmentIn(
    await world.ask('POST /api/desk/callers/{userId}/shipments', {
      as: desk,
      headers: { 'idempotency-key': newId() },
      params: { userId: kept },
      body: { form: sampleForm, said: { how: 'PHONE', who: 'Kept Person' } },
    }),
  );
});
afterAll(() => world.stop());

const numbersOf = async (path: string, as: typeof sender) =>
  ((await world.ask(`GET /api/shipments${path}`, { as })).body.items as { number: string }[]).map(
    ({ number }) => number,
  );

test('a shipment that the desk made for somebody is in the lists of their account, and of nobody else', async () => {
  world.later(60_000);
  const own = shipmentIn(await world.create());
  for (const path of ['', '/open']) {
    expect(await numbersOf(path, joined)).toEqual([own.number, made.number]);
    expect(await numbersOf(path, sender)).toEqual([own.number]);
    expect(await numbersOf(path, stranger)).toEqual([]);
  }
  expect((await world.show(made.number, undefined, joined)).status).toBe(200);
});

test('they do with it what they do with their own, as the person whom we keep; others find nothing', async () => {
  const { number } = made;
  const form = { ...sampleForm, consignee: { ...sampleConsignee, phone: '600-4321' } };
  const changed = shipmentIn(await world.change(number, { version: made.version, form }, joined));
  const booked = shipmentIn(await world.bookIt(changed, friday, joined));
  expect(booked).toMatchObject({ state: 'BOOKED', ownerId: kept, consignee: { phone: '600-4321' } });
  const events = (await world.events()).filter(({ subject }) => subject === number);
  // So nobody reads that our desk booked it for them.
  expect(events.find(({ type }) => type === 'shipment-booked.v1')).toMatchObject({
    data: { by: kept, ownerId: kept },
  });
  const body = { version: booked.version };
  const asked = { params: { number } };
  const [code, link] = [
    'POST /api/shipments/{number}/collection-code',
    'POST /api/shipments/{number}/receiver-link',
  ];
  for (const route of ['GET /api/shipments/{number}/collection', code, link]) {
    const ask = (as: typeof sender) =>
      world.ask(route, { as, ...asked, ...(route.startsWith('GET') ? {} : { body: { version: 0 } }) });
    expect([route, (await ask(stranger)).status]).toEqual([route, 404]);
    expect([route, (await ask(joined)).body.code]).not.toEqual([route, 'SHIPMENT_NOT_FOUND']);
  }
  for (const as of [sender, stranger]) {
    expect((await world.show(number, undefined, as)).status).toBe(404);
    expect((await world.cancel(number, body, as)).status).toBe(404);
  }
  expect(shipmentIn(await world.cancel(number, body, joined)).state).toBe('CANCELLED');
});
