import ical from 'ical.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Role } from '#domain/kernel/role.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { blogFunction } from '../../support/blog-function.ts';
import { call, callRaw, testDependencies } from '../../support/call.ts';
import { startPublishing } from './publishing.world.ts';

const writer = { userId: 'ann', roles: ['content'] } as const;
const PREFIX = 'https://skybarrel.test/api/feeds/blog/';

let world: Awaited<ReturnType<typeof startPublishing>>;
/** The roles in the user pool; whoever is not in it has no account. */
let pool: Map<string, readonly Role[]>;
beforeEach(async () => {
  world = await startPublishing();
  pool = new Map([['ann', writer.roles]]);
});
// Fails when an item is kept in another way than the domain says.
afterEach(() => world.stopAsKept());

const handler = () => {
  const clock = () => new Date('2026-11-21T15:00:00.000Z');
  return blogFunction(
    world.tables.env,
    testDependencies(world.client, { clock }),
    async (userId) => pool.get(userId) ?? [],
  );
};
const own = (method: string, as: { userId: string; roles: readonly Role[] } = writer) =>
  call(handler(), `${method} /api/blog/calendar/feed`, { as });
const make = async (): Promise<string> => {
  const { address } = (await own('PUT')).body as { address: string };
  expect(address.startsWith(PREFIX)).toBe(true);
  return address.slice(PREFIX.length);
};
const read = async (secret: string) => {
  const answer = await callRaw(handler(), 'GET /api/feeds/blog/{secret}', { params: { secret } });
  return { status: answer.statusCode, text: answer.body ?? '' };
};
/** What a calendar that we did not write reads, by the titles. */
const shown = async (secret: string) => {
  const { text } = await read(secret);
  return new ical.Component(ical.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ical.Event(component);
    const status = component.getFirstPropertyValue('status');
    return [event.summary, event.startDate.toString(), status, event.uid];
  });
};

test('a calendar reads what is planned on its day and what is scheduled at its time, each with one id for good', async () => {
  const planned = newId();
  await world.ask('POST /api/blog', {}, { id: planned, title: 'Perfume; batteries, and rum' });
  await world.plan(planned, { plannedFor: '2026-12-08' });
  const scheduled = await world.approved(world.saying('Christmas'));
  await world.move(scheduled, 'SCHEDULED', '2026-12-10T14:00:00.000Z');
  await world.ask('POST /api/blog', {}, { id: newId(), title: 'No day yet' });
  const secret = await make();
  const uid = (id: string) => `${id}@skybarrel.test`;
  expect(await shown(secret)).toEqual([
    ['Planned: Perfume; batteries, and rum', '2026-12-08', 'TENTATIVE', uid(planned)],
    ['Scheduled: Christmas', '2026-12-10T14:00:00Z', 'CONFIRMED', uid(scheduled)],
  ]);
  await world.plan(planned, { plannedFor: '2027-05-31' });
  expect((await shown(secret)).map(([, day]) => day)).toEqual(['2026-12-10T14:00:00Z', '2027-05-31']);
  await world.plan(planned, { plannedFor: '2027-06-01' });
  expect(await shown(secret)).toHaveLength(1);
  expect((await read(secret)).text).not.toContain('A whole text.');
});

test('a link is read as long as its owner may see posts, and until it is renewed or ended', async () => {
  const first = await make();
  const second = await make();
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  expect((await own('GET')).body).toMatchObject({ feed: { uses: 1 } });
  pool.set('ann', ['staff']);
  expect((await read(second)).status).toBe(404);
  pool.set('ann', ['content']);
  expect((await read(second)).status).toBe(200);
  expect((await own('DELETE')).body).toEqual({});
  expect((await read(second)).status).toBe(404);
  expect(JSON.stringify(await world.tables.all(world.tables.blog))).not.toContain(second);
});

test('is for people who may see posts', async () => {
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect((await own(method, { userId: 'joe', roles: ['warehouse'] })).status).toBe(403);
});
