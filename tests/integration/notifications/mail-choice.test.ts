import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import holdExample from '#events/shipments/hold-placed.v1.example.json' with { type: 'json' };
import { HoldPlacedV1 } from '#events/shipments/hold-placed.v1.ts';
import trackedExample from '#events/shipments/piece-tracked.v1.example.json' with { type: 'json' };
import { PieceTrackedV1 } from '#events/shipments/piece-tracked.v1.ts';
import rolledExample from '#events/shipments/shipment-rolled.v1.example.json' with { type: 'json' };
import { ShipmentRolledV1 } from '#events/shipments/shipment-rolled.v1.ts';
import { type NotificationsWorld, startNotificationsWorld } from './notifications.world.ts';

const tracked = PieceTrackedV1.schema.parse(trackedExample);
const owner = { userId: tracked.data.ownerId, roles: [] };
const theirs = <E extends { data: object }>(event: E): E => ({
  ...event,
  data: { ...event.data, ownerId: owner.userId },
});
const hold = theirs(HoldPlacedV1.schema.parse(holdExample));
const rolled = theirs(ShipmentRolledV1.schema.parse(rolledExample));

let world: NotificationsWorld;
beforeEach(async () => {
  world = await startNotificationsWorld();
  await world.person(owner.userId, 'sender@example.test');
});
afterEach(() => world.stop());

const choose = (version: number, kinds: readonly string[]) =>
  world.ask('PUT /api/notifications/preferences/mail', { as: owner, body: { version, kinds } });
/** What the letter about goods at the dock is called. */
const received = 'Marva’s barrel and 2 boxes are at our Kearny dock';
const subjects = () => world.mail.map(({ letter }) => letter.subject);

test('everybody is written to at each step, once, with a link to the shipment and the way to get less', async () => {
  for (let times = 0; times < 3; times += 1) await world.receivedSoon(tracked);
  expect(world.mail).toHaveLength(1);
  const [{ to, letter } = { to: '', letter: undefined }] = world.mail;
  expect(to).toBe('sender@example.test');
  expect(letter?.subject).toBe(received);
  expect(letter?.text).toContain(`https://skybarrel.test/dashboard/shipments/${tracked.data.number}`);
  expect(letter?.text).toContain('Choose your e-mails: https://skybarrel.test/customer/notifications');
});

test('a kind that was switched off is not written, and the feed still has it', async () => {
  expect((await choose(0, ['tasks'])).body).toEqual({ version: 1 });
  await world.receivedSoon(tracked);
  expect(world.mail).toEqual([]);
  expect((await world.feed({}, owner)).lines).toHaveLength(1);
  const { number, ownerId, kind } = hold.data;
  const at = new Date(world.now()).toISOString();
  await world.isShipment({ ...sampleShipment, number, ownerId, holds: [{ kind, at, by: 'system' }] });
  await world.announce(hold);
  world.advance(10 * 60_000);
  await world.tellSoon();
  expect(world.mail).toHaveLength(1);
  await choose(1, ['progress', 'tasks']);
  await world.receivedSoon({ ...tracked, id: 'later' });
  expect(subjects().at(-1)).toBe(received);
});

test('what belongs to the contract is written whatever was switched off', async () => {
  await choose(0, []);
  await world.announce(rolled);
  await world.receivedSoon(tracked);
  expect(world.mail).toHaveLength(1);
});

test('a choice in two windows: the second is told, and the first holds', async () => {
  await choose(0, []);
  expect((await choose(0, ['progress'])).body).toMatchObject({ code: 'PREFERENCES_CHANGED' });
  const { body } = await world.ask('GET /api/notifications/preferences', { as: owner });
  expect(body.mail).toEqual({ version: 1, kinds: [], returned: null });
});
