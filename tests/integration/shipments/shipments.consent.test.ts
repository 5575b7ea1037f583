import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleForm } from '#domain/shipments/testing/sample-form.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import {
  desk,
  dock,
  type ShipmentsWorld,
  sender,
  shipmentIn,
  startShipmentsWorld,
  statesOf,
} from './shipments.world.ts';

let world: ShipmentsWorld;
beforeAll(async () => {
  world = await startShipmentsWorld();
});
afterAll(() => world.stop());

/** A booked shipment from the time before the sender was asked. */
const unasked = async (made: () => Promise<{ readonly number: string }> = () => world.booked()) => {
  const { number } = await made();
  const items = await world.stored(`SHIPMENT#${number}`);
  const { searchConsent, ...item } = items.find(({ sk }) => sk === 'SHIPMENT') ?? {};
  expect(searchConsent).toMatchObject({ how: 'ONLINE', by: sender.userId });
  await world.put(world.tables.shipments, item);
  return { number };
};
const seen = async (number: string) => {
  const { shipment, history } = (await world.deskShow(number)).body as {
    shipment: Record<string, unknown>;
    history: { what: string; by: string; changes?: object[] }[];
  };
  return { consent: shipment.searchConsent, history };
};
const told = async (number: string) =>
  (await world.events()).filter(({ type, subject }) => type === 'shipment-changed.v1' && subject === number);

type Take = (number: string, more?: object) => ReturnType<ShipmentsWorld['ask']>;
const one = { eventId: newId(), pieces: [1] };
const taking: readonly (readonly [string, Take])[] = [
  ['desk, FOH', (number, more) => world.record(number, { ...one, code: 'FOH', ...more })],
  ['desk, DPU', (number, more) => world.record(number, { ...one, code: 'DPU', ...more })],
  [
    'dock, check-in',
    (number, more) =>
      world.ask('POST /api/desk/shipments/{number}/scans', {
        as: dock,
        params: { number },
        body: { eventId: one.eventId, n: 1, act: 'CHECK_IN', ...more },
      }),
  ],
];

describe.each(taking)('nothing is accepted without consent to a search: %s', (_, take) => {
  test('it is refused, and nothing is written', async () => {
    const { number } = await unasked();
    const before = await world.stored(`SHIPMENT#${number}`);
    expect(await take(number)).toMatchObject({ status: 409, body: { code: 'CONSENT_NEEDED' } });
    expect(await world.stored(`SHIPMENT#${number}`)).toEqual(before);
  });

  test('what was signed at the counter is on record with who says so, once for all pieces', async () => {
    const { number } = await unasked();
    await take(number);
    const signed = await take(number, { consent: true });
    expect(signed.status).toBe(200);
    const { consent, history } = await seen(number);
    expect(consent).toMatchObject({ how: 'AT_COUNTER', by: dock.userId });
    expect(history.filter(({ what }) => what === 'search-consent')).toMatchObject([{ by: dock.userId }]);
    expect(await told(number)).toMatchObject([
      { data: { changed: { searchConsent: { after: 'AT_COUNTER' } }, by: dock.userId } },
    ]);
    // The same scan again, the other pieces, and a second signature change none of it.
    expect((await take(number, { consent: true })).status).toBe(200);
    expect((await world.scan(number, 'FOH', [2, 3], { consent: true })).status).toBe(200);
    expect(await seen(number)).toMatchObject({ consent });
    expect(await told(number)).toHaveLength(1);
  });

  test('who agreed online is not asked', async () => {
    const { number } = await world.booked();
    expect((await take(number)).status).toBe(200);
    expect((await seen(number)).consent).toMatchObject({ how: 'ONLINE', by: sender.userId });
    expect(await told(number)).toEqual([]);
  });
});

test('a form without it makes and changes nothing; the answer names the field', async () => {
  const refused = { status: 400, body: { code: 'INVALID_INPUT' } };
  const answer = await world.create({ searchConsent: false });
  expect(answer).toMatchObject(refused);
  expect(JSON.stringify(answer.body)).toContain('searchConsent');
  const { number, version } = await world.make();
  const form = { ...sampleForm, searchConsent: false };
  expect(await world.change(number, { version, form })).toMatchObject(refused);
});

test('the history says how it was given, a change keeps the first one, and a form gives what is missing', async () => {
  const { number, version, searchConsent } = await world.make();
  expect((await seen(number)).history).toMatchObject([
    { what: 'created', by: sender.userId, changes: [{ field: 'searchConsent', after: 'ONLINE' }] },
  ]);
  world.later(60_000);
  const changed = await world.change(number, { version, form: { ...sampleForm, purpose: 'SAMPLE' } });
  expect(shipmentIn(changed).searchConsent).toEqual(searchConsent);
  const old = await unasked(() => world.make());
  const given = await world.change(old.number, { version: 1, form: sampleForm });
  expect(shipmentIn(given).searchConsent).toMatchObject({ how: 'ONLINE', by: sender.userId });
  expect((await seen(old.number)).history[0]).toMatchObject({
    what: 'changed',
    changes: [{ field: 'searchConsent', after: 'ONLINE' }],
  });
});

test('looking at what a record would tell is refused in the same way', async () => {
  const { number } = await unasked();
  const foresee = (more: object = {}) =>
    world.ask('POST /api/desk/shipments/{number}/preview', {
      as: { ...dock, roles: [...dock.roles, ...desk.roles] },
      params: { number },
      body: { asked: { act: 'RECORD', body: { ...one, code: 'FOH', ...more } } },
    });
  expect(await foresee()).toMatchObject({ status: 409, body: { code: 'CONSENT_NEEDED' } });
  expect((await foresee({ consent: true })).status).toBe(200);
  expect(statesOf(shipmentIn(await world.deskShow(number)))).toEqual(['BOOKED', 'BOOKED', 'BOOKED']);
});
