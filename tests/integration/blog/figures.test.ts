import { afterEach, beforeEach, expect, test } from 'vitest';
import { meterOf } from '#bench/support/capacity.ts';
import type { figureEndpoints } from '#domain/blog/figures/endpoints.ts';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { countInPost, emptyPostMonth } from '#domain/monitoring/posts/post-month.ts';
import { withMeasured } from '#domain/monitoring/posts/post-vitals.ts';
import { fromPostMonth, postKey, postVitalsKey } from '#lambdas/monitoring/counters/counter-items.ts';
import { mapConcurrently } from '#lambdas/runtime/map-concurrently.ts';
import { startPublishing } from './publishing.world.ts';

let world: Awaited<ReturnType<typeof startPublishing>>;
beforeEach(async () => {
  world = await startPublishing();
});
afterEach(() => world.stop());

const month = '2026-11';
/** Counts that an address was opened so many times, as the browsers of its readers say. */
const open = (slug: string, times = 1) => {
  const counted = emptyPostMonth();
  for (let at = 0; at < times; at += 1)
    countInPost(counted, { event: 'post_opened' }, { day: 21, person: `reader ${at}` });
  return world.put(world.tables.monitoring, { ...postKey(month, slug), ...fromPostMonth(counted) });
};
const read = () =>
  world.read<EndpointReply<typeof figureEndpoints.figures>>('GET /api/blog/figures', { month });
const shown = async (title: string): Promise<string> => {
  const id = await world.approved(world.saying(title));
  await world.move(id, 'PUBLISHED');
  return id;
};

test('a post has what was counted at all its addresses, also when it is offline, the most opened first', async () => {
  const [moved, other] = [await shown('Old name'), await shown('Other')];
  await world.plan(moved, { slug: 'new-name' });
  await world.move(moved, 'PUBLISHED');
  await world.move(other, 'UNPUBLISHED');
  await Promise.all([open('old-name', 2), open('new-name', 3), open('other', 4)]);
  const { posts, total, more } = await read();
  expect(posts.map(({ id, title, slug, figures }) => [id, title, slug, figures.opened])).toEqual([
    [moved, 'Old name', 'new-name', 5],
    [other, 'Other', 'other', 4],
  ]);
  expect([total.opened, more]).toEqual([9, false]);
  const { months } = await world.ask<EndpointReply<typeof figureEndpoints.postFigures>>(
    'GET /api/blog/{id}/figures',
    { id: moved },
  );
  expect(months.map((one) => [one.month, one.figures.opened]).slice(0, 2)).toEqual([
    ['2026-11', 5],
    ['2026-10', 0],
  ]);
});

test('addresses that a stranger invents hide no post, and cost nothing to read', async () => {
  const id = await shown('Zebra barrels');
  await open('zebra-barrels', 3);
  const unitsOf = meterOf(world.client);
  const cost = async (): Promise<number> => {
    unitsOf();
    const { posts, total } = await read();
    expect(posts.map((post) => [post.id, post.figures.opened])).toEqual([[id, 3]]);
    expect(total.opened).toBe(3);
    return unitsOf().read;
  };
  const before = await cost();
  await mapConcurrently([...Array(1200).keys()], (at) => open(`a-${at}`, 1));
  expect(await cost()).toBe(before);
});

test('every post of the blog is among them, however many there are', async () => {
  await world.fill(250);
  const slugs = [...Array(250).keys()].map((at) => `post-${at + 4}`);
  await mapConcurrently(slugs, (slug) => open(slug));
  const { posts, total, more } = await read();
  expect([total.opened, posts.length, more]).toEqual([250, 200, true]);
});

test('of very many posts a month is added up once in ten minutes, and costs little to look at again', async () => {
  await world.fill(250);
  await open('post-7', 2);
  const unitsOf = meterOf(world.client);
  const look = async () => {
    unitsOf();
    const { total } = await read();
    return { opened: total.opened, units: unitsOf().read };
  };
  const first = await look();
  await open('post-7', 5);
  const second = await look();
  expect([first.opened, second.opened]).toEqual([2, 2]);
  expect(second.units).toBeLessThan(first.units / 10);
  world.moveTo('2026-11-21T15:10:00.000Z');
  expect((await look()).opened).toBe(5);
});

test('how fast a post is has what readers measured at all its addresses, and no address that a stranger invents', async () => {
  const measure = (slug: string, visits: number, value: number) =>
    world.put(world.tables.monitoring, {
      ...postVitalsKey(month, slug),
      h: withMeasured(
        {},
        Array.from({ length: visits }, () => ({ name: 'LCP' as const, value })),
      ),
    });
  const [moved, fast, offline] = [await shown('Old name'), await shown('Fast'), await shown('Offline')];
  await world.plan(moved, { slug: 'new-name' });
  await world.move(moved, 'PUBLISHED');
  await world.move(offline, 'UNPUBLISHED');
  await Promise.all([
    measure('old-name', 15, 5000),
    measure('new-name', 5, 5000),
    measure('fast', 30, 900),
    measure('offline', 30, 9000),
    measure('invented', 30, 9000),
  ]);
  const { posts } = await world.ask<EndpointReply<typeof figureEndpoints.vitals>>('GET /api/blog/vitals', {});
  expect(posts.map(({ id, speed, isFinding }) => [id, speed.visits, isFinding])).toEqual([
    [moved, 20, true],
    [fast, 30, false],
  ]);
  const { speed } = await world.ask<EndpointReply<typeof figureEndpoints.postFigures>>(
    'GET /api/blog/{id}/figures',
    { id: moved },
  );
  expect(speed).toMatchObject({ visits: 20, vitals: [{ vital: 'LCP', rating: 'poor' }] });
});
