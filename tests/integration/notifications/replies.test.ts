import { afterEach, beforeEach, expect, test } from 'vitest';
import trackedExample from '#events/shipments/piece-tracked.v1.example.json' with { type: 'json' };
import { PieceTrackedV1 } from '#events/shipments/piece-tracked.v1.ts';
import { type NotificationsWorld, startNotificationsWorld } from './notifications.world.ts';

const tracked = PieceTrackedV1.schema.parse(trackedExample);
const phone = '+5926000142';
const owner = { userId: tracked.data.ownerId, roles: [] };
const sister = { userId: 'user-sister', roles: [] };

let world: NotificationsWorld;
beforeEach(async () => {
  world = await startNotificationsWorld();
  await world.person(owner.userId, 'sender@example.test', phone);
  await world.person(sister.userId, 'sister@example.test', phone);
});
afterEach(() => world.stop());

const preferences = async (as = owner) =>
  (await world.ask('GET /api/notifications/preferences', { as })).body;
const agree = async (as = owner) => {
  const { consentText, version } = await preferences(as);
  const body = { version, on: true, kinds: ['progress'], text: consentText };
  expect((await world.ask('PUT /api/notifications/preferences/whatsapp', { as, body })).status).toBe(200);
};

test('STOP ends the messages of every account that agreed for this number, and is kept with its time', async () => {
  await agree();
  await agree(sister);
  world.advance(60_000);
  await world.answer(phone, 'Stop');
  await world.receivedSoon(tracked);
  expect(world.texts).toEqual([]);
  expect(await preferences(sister)).toMatchObject({ on: false });
  const { on, answers, consentText: text } = await preferences();
  expect(on).toBe(false);
  expect(answers).toMatchObject([
    { how: 'reply', at: '2026-11-03T19:01:00.000Z', on: false, text },
    { how: 'page', at: '2026-11-03T19:00:00.000Z', on: true, text },
  ]);
  expect(world.replies).toEqual([
    { to: phone, text: expect.stringContaining('You get no more WhatsApp messages from Skybarrel') },
  ]);
});

test('a person can agree again, and a STOP from before that changes nothing, however late it comes', async () => {
  await agree();
  world.advance(60_000);
  const before = world.now();
  await world.answer(phone, 'STOP');
  world.advance(60_000);
  await agree();
  await world.answer(phone, 'STOP', before);
  await world.receivedSoon(tracked);
  expect(world.texts).toHaveLength(1);
});

test('a STOP for a number that the account has no more leaves its consent for the new one', async () => {
  await agree();
  await world.changePhone(owner.userId, '+15550100199');
  await agree();
  world.advance(60_000);
  await world.answer(phone, 'STOP');
  await world.receivedSoon(tracked);
  expect(world.texts.map(({ to }) => to)).toEqual(['+15550100199']);
});

test('any other answer is told once a day by when we answer, and ends nothing', async () => {
  await agree();
  await world.answer(phone, 'Where is my barrel?');
  await world.answer(phone, 'Hello?');
  await world.receivedSoon(tracked);
  expect(world.texts).toHaveLength(1);
  expect(world.replies).toEqual([
    { to: phone, text: expect.stringContaining('answers by Wed, Nov 4, 10:00 AM') },
  ]);
  world.advance(86_400_000);
  await world.answer(phone, 'Still there?');
  expect(world.replies).toHaveLength(2);
});

test('a STOP holds even when our answer cannot be sent, and comes again until it is', async () => {
  await agree();
  world.advance(60_000);
  world.refuseReplies(true);
  await expect(world.answer(phone, 'STOP')).rejects.toThrow();
  expect(await preferences()).toMatchObject({ on: false });
  world.refuseReplies(false);
  world.advance(61_000);
  await world.answer(phone, 'STOP');
  await world.answer(phone, 'STOP');
  expect(world.replies).toHaveLength(1);
});

test('what is no answer of a person is left out', async () => {
  await world.notice({ statuses: [{ id: 'wamid.1', status: 'delivered', recipient_id: '5926000142' }] });
  expect(world.replies).toEqual([]);
});
