import { afterEach, beforeEach, expect, test } from 'vitest';
import { meterOf } from '#bench/support/capacity.ts';
import { link, paragraph } from '#domain/blog/body/write.ts';
import type { NewDecision } from '#domain/blog/missed/deciding.ts';
import type { MissedPages } from '#domain/blog/missed/endpoints.ts';
import type { Findings } from '#domain/blog/monitoring/found-post.ts';
import { missedAdditions } from '#lambdas/monitoring/fold/additions/missed.ts';
import { blogFunction } from '../../support/blog-function.ts';
import { call, testDependencies } from '../../support/call.ts';
import { startPublishing } from './publishing.world.ts';

let world: Awaited<ReturnType<typeof startPublishing>>;
beforeEach(async () => {
  world = await startPublishing();
  await world.publish();
});
afterEach(() => world.stop());

/** Readers hit an address, as the fold counts what their browsers report. */
const hit = async (path: string, { times = 1, on = '2026-11-20', from = '/rates' } = {}): Promise<void> => {
  const records = Array.from({ length: times }, () => ({
    event: 'page_missed' as const,
    at: 0,
    sessionId: 's',
    route: '(other)',
    facts: { missed: path, from },
  }));
  const batch = { id: 'b', kind: 'business', person: 'p', verified: false, userAgent: 'test' } as const;
  const [addition] = missedAdditions({ ...batch, receivedAt: `${on}T18:00:00.000Z`, records });
  if (addition === undefined) throw new Error(`${path} is not counted.`);
  await world.put(world.tables.monitoring, { ...addition.key, ...addition.add(undefined) });
};
const look = () => world.ask<MissedPages>('GET /api/blog/missed', {});
const open = async (): Promise<readonly string[]> => (await look()).missed.map(({ path }) => path);
const decide = (decision: NewDecision) => world.ask('POST /api/blog/missed', {}, decision);
const refusal = async (decision: NewDecision): Promise<unknown> => {
  const desk = blogFunction(world.tables.env, testDependencies(world.client, {}));
  const as = { userId: 'ada', roles: ['admin'] } as const;
  const { body } = await call(desk, 'POST /api/blog/missed', { as, body: decision });
  return body.code;
};
const edge = async (path: string): Promise<string | undefined> => world.paths.get(path);
const shown = async (title: string, ...body: ReturnType<typeof paragraph>[]): Promise<string> => {
  const text = world.saying(title);
  const id = await world.approved(body.length > 0 ? { ...text, body } : text);
  await world.move(id, 'PUBLISHED');
  await world.publish();
  return id;
};

test('addresses that readers hit are listed with how often, when last and from where, and with what fits', async () => {
  await shown('What a barrel costs');
  await hit('/blog/barrel-cost', { times: 2 });
  await hit('/old.html', { on: '2026-11-19' });
  await hit('/long-ago', { on: '2026-10-01' });
  const { missed, more, places } = await look();
  expect(missed).toEqual([
    {
      path: '/blog/barrel-cost',
      hits: 2,
      lastAt: '2026-11-20T18:00:00.000Z',
      from: '/rates',
      mayRedirect: true,
      suggested: '/blog/what-a-barrel-costs',
    },
    { path: '/old.html', hits: 1, lastAt: '2026-11-19T18:00:00.000Z', from: '/rates', mayRedirect: true },
  ]);
  expect(more).toBe(false);
  expect(places[0]).toEqual({ path: '/blog/what-a-barrel-costs', title: 'What a barrel costs' });
  expect(places.map(({ path }) => path)).toContain('/faq');
});

test('an address that is redirected leads to its page, is off the list, and leads nowhere again when that is undone', async () => {
  await hit('/blog/barrel-cost');
  await hit('/old.html');
  await decide({ path: '/blog/barrel-cost', act: 'REDIRECTED', to: '/rates' });
  await decide({ path: '/old.html', act: 'HIDDEN' });
  expect(await open()).toEqual([]);
  await world.publish();
  expect(await edge('/blog/barrel-cost')).toBe('>/rates');
  expect(await edge('/old.html')).toBeUndefined();
  expect((await look()).decided.map(({ path, to }) => [path, to])).toEqual([
    ['/old.html', undefined],
    ['/blog/barrel-cost', '/rates'],
  ]);
  await decide({ path: '/blog/barrel-cost', act: 'UNDONE' });
  await decide({ path: '/old.html', act: 'UNDONE' });
  await world.publish();
  expect(await edge('/blog/barrel-cost')).toBe('-');
  expect((await open()).toSorted()).toEqual(['/blog/barrel-cost', '/old.html']);
});

test('no page is overridden: neither one that is there, nor a post that comes later', async () => {
  const id = await shown('Barrel cost');
  const to = '/rates';
  for (const path of ['/faq', '/blog/barrel-cost', '/blog/page/1', '/feed.xml', '/admin/blog'])
    expect([path, await refusal({ path, act: 'REDIRECTED', to })]).toEqual([path, 'ADDRESS_TAKEN']);
  for (const nowhere of ['/no-page', '/blog/no-post', 'https://evil.test', '//evil.test', '/admin/blog'])
    expect([nowhere, await refusal({ path: '/old', act: 'REDIRECTED', to: nowhere })]).toEqual([
      nowhere,
      'NOWHERE',
    ]);
  await world.move(id, 'UNPUBLISHED');
  await world.publish();
  await decide({ path: '/blog/barrel-cost', act: 'REDIRECTED', to });
  await world.publish();
  expect(await edge('/blog/barrel-cost')).toBe('>/rates');
  // Readers see it again, so it is at its address again, and what was decided waits.
  await world.move(id, 'PUBLISHED');
  await world.publish();
  expect(await edge('/blog/barrel-cost')).toMatch(/^\/published\//);
  await decide({ path: '/blog/barrel-cost', act: 'UNDONE' });
  // Also in a run without time to render all posts again.
  await world.publish(2);
  expect(await edge('/blog/barrel-cost')).toMatch(/^\/published\//);
  await world.publish();
  expect(await edge('/blog/barrel-cost')).toMatch(/^\/published\//);
  await decide({ path: '/later', act: 'HIDDEN' });
  await world.publish();
  expect(await edge('/blog/barrel-cost')).toMatch(/^\/published\//);
});

test('an address at which readers see a post by now is no longer missed', async () => {
  await hit('/blog/soon-there');
  expect(await open()).toEqual(['/blog/soon-there']);
  await shown('Soon there');
  expect(await open()).toEqual([]);
});

test('a link in a post to an address that leads somewhere is not broken, until it leads nowhere again', async () => {
  const broken = async () => {
    const { kinds } = await world.ask<Findings>('GET /api/blog/monitoring', {});
    return kinds.find(({ kind }) => kind === 'BROKEN_LINK')?.posts;
  };
  await shown('Linking', paragraph(link('/blog/old-name', 'one'), ' and ', link('/old-page', 'another')));
  expect(await broken()).toBe(1);
  await decide({ path: '/blog/old-name', act: 'REDIRECTED', to: '/rates' });
  await decide({ path: '/old-page', act: 'REDIRECTED', to: '/faq' });
  await world.publish();
  expect(await broken()).toBe(0);
  await decide({ path: '/old-page', act: 'UNDONE' });
  await world.publish();
  expect(await broken()).toBe(1);
});

test('a run that dies while it leads addresses does it again', async () => {
  await decide({ path: '/old-page', act: 'REDIRECTED', to: '/faq' });
  world.failNextWrites('APPLIED');
  await expect(world.publish()).rejects.toThrow('The run died.');
  await world.publish();
  expect(await edge('/old-page')).toBe('>/faq');
});

test('however many addresses a stranger invents, a day costs a bounded number of units to read', async () => {
  await hit('/blog/real', { times: 5 });
  const parts = Array.from({ length: 16 }, (_, part) => part);
  for (const part of parts) {
    const m = Object.fromEntries(
      parts.slice(0, 8).map((at) => [`/made-up-${part}-${at}`, { n: 1, at: '2026-11-21T10:00:00.000Z' }]),
    );
    await world.put(world.tables.monitoring, { pk: 'MISSED', sk: `2026-11-21#${part}`, m });
  }
  const unitsOf = meterOf(world.client);
  unitsOf();
  const { missed, more } = await look();
  expect(missed[0]?.path).toBe('/blog/real');
  expect([missed.length, more]).toEqual([100, true]);
  expect(unitsOf().read).toBeLessThan(60);
});
