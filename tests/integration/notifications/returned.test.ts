import { afterEach, beforeEach, expect, test } from 'vitest';
import trackedExample from '#events/shipments/piece-tracked.v1.example.json' with { type: 'json' };
import { PieceTrackedV1 } from '#events/shipments/piece-tracked.v1.ts';
import { type NotificationsWorld, staff, startNotificationsWorld } from './notifications.world.ts';

const tracked = PieceTrackedV1.schema.parse(trackedExample);
const owner = { userId: tracked.data.ownerId, roles: [] };
const ADDRESS = 'sender@example.test';

let world: NotificationsWorld;
beforeEach(async () => {
  world = await startNotificationsWorld();
  await world.person(owner.userId, ADDRESS);
});
afterEach(() => world.stop());

const news = (id: string) => world.receivedSoon({ ...tracked, id });
const returned = async () =>
  (await world.ask('GET /api/returned-mail')).body.items as { id: string; why: string }[];
const works = async (as = staff) => {
  const [item] = await returned();
  const route = 'POST /api/returned-mail/{id}/works';
  return world.ask(route, { as, params: { id: item?.id ?? '' } });
};
const toTheOwner = () => world.mail.filter(({ to }) => to === ADDRESS);

test('mail to an address that came back stops; the feed goes on, and desk and owner hear of it once', async () => {
  await news('one');
  for (let times = 0; times < 3; times += 1) await world.mailReturned(ADDRESS.toUpperCase());
  await news('two');
  expect(toTheOwner()).toHaveLength(1);
  const lines = (await world.feed({}, owner)).lines.map(({ title }) => title);
  expect(lines).toHaveLength(3);
  expect(lines.filter((title) => title === 'Our e-mail to you came back')).toHaveLength(1);
  expect((await world.feed()).lines.map(({ title }) => title)).toContain('1 e-mail came back');
  expect(await returned()).toMatchObject([{ email: ADDRESS, why: 'bounce' }]);
});

test('a full mailbox stops nothing', async () => {
  await world.mailReturned(ADDRESS, world.now(), 'Transient');
  await news('one');
  expect(toTheOwner()).toHaveLength(1);
  expect(await returned()).toEqual([]);
});

test('once the desk says that it works, mail goes there again, and a late notice from before changes nothing', async () => {
  const before = world.now();
  await world.mailReturned(ADDRESS);
  world.advance(60_000);
  expect((await works()).status).toBe(200);
  await world.mailReturned(ADDRESS, before);
  await news('one');
  expect(toTheOwner()).toHaveLength(1);
  world.advance(60_000);
  await world.mailReturned(ADDRESS);
  await news('two');
  expect(toTheOwner()).toHaveLength(1);
});

test('whoever marked our mail as spam can turn it on again, and nobody else', async () => {
  await world.mailReturned(ADDRESS);
  await world.complained(ADDRESS);
  expect((await works()).body).toMatchObject({ code: 'MAIL_NOT_WANTED' });
  await news('one');
  expect(toTheOwner()).toEqual([]);
  const mine = async () => (await world.ask('GET /api/notifications/preferences', { as: owner })).body.mail;
  expect(await mine()).toMatchObject({ returned: { why: 'complaint', email: ADDRESS } });
  world.advance(60_000);
  expect((await world.ask('POST /api/notifications/preferences/mail/works', { as: owner })).status).toBe(200);
  expect(await mine()).toMatchObject({ returned: null });
  await news('two');
  expect(toTheOwner()).toHaveLength(1);
});

test('another address of the same person is not stopped', async () => {
  await world.mailReturned('old@example.test');
  await news('one');
  expect(toTheOwner()).toHaveLength(1);
});
