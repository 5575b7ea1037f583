import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitingKey, waitingOf } from '#lambdas/blog/items.ts';
import { shownItems, startPublishing } from './publishing.world.ts';

let world: Awaited<ReturnType<typeof startPublishing>>;
let minutes = 0;
beforeEach(async () => {
  world = await startPublishing();
  minutes = 0;
});
afterEach(() => world.stop());

/** Kills the next run before this of its writes, to a table, the bucket or the edge: from then on it asks nothing more of anybody. */
const publishUntil = async (write: number): Promise<'killed' | 'done'> => {
  let writes = 0;
  const count = (isWrite: boolean): void => {
    writes += isWrite ? 1 : 0;
    if (writes >= write) throw new Error('killed');
  };
  world.beforeEach((command) => count(/^(?:Put|Update)/.test(command)));
  world.beforeTable((operation) => count(/^(?:Put|Update|Delete|TransactWrite|BatchWrite)/.test(operation)));
  const end = await world.publish().then(
    () => 'done' as const,
    () => 'killed' as const,
  );
  world.beforeEach(() => {});
  world.beforeTable(() => {});
  return end;
};

/** The next run, which may publish when the lock of a killed one has ended. */
const publishLater = async (): Promise<void> => {
  minutes += 2;
  world.moveTo(new Date(Date.parse('2026-11-21T15:00:00Z') + minutes * 60_000).toISOString());
  await world.publish();
};

/** What the edge answers at each path. Objects have the hash of their content in their names. */
const answers = () => Object.fromEntries([...world.paths.entries()].toSorted());
const blogLists = [
  '/blog',
  '/feed.xml',
  '/blog/search/1.json',
  '/sitemap-posts-1.xml',
  '/blog/category/business-freight',
];

test('a run that is killed at any write shows all that it was to show, everywhere, or nothing of it; the next one finishes', async () => {
  await world.publish();
  const moving = await world.approved(world.saying('Moving'), {
    slug: 'moving-0',
    category: 'business-freight',
  });
  await world.move(moving, 'PUBLISHED');
  await publishLater();
  let end: 'killed' | 'done' = 'killed';
  let at = 0;
  while (end === 'killed') {
    at += 1;
    // One post is new, another one is at a new address and in another category.
    const title = `Killed ${at}`;
    const id = await world.approved(world.saying(title), { category: 'business-freight' });
    await world.move(id, 'PUBLISHED');
    const category = at % 2 === 0 ? 'business-freight' : 'customs-and-duty';
    await world.plan(moving, { slug: `moving-${at}`, category });
    await world.move(moving, 'PUBLISHED');
    const before = answers();
    end = await publishUntil(at);
    const killed = answers();
    // Nothing that a path leads to is missing.
    for (const path of Object.keys(killed)) expect(await world.page(path), path).not.toBe('');
    await publishLater();
    const after = answers();
    if (JSON.stringify(killed) !== JSON.stringify(before)) expect(killed, `killed at ${at}`).toEqual(after);
    for (const list of blogLists) expect(await world.page(list), list).toContain(`killed-${at}`);
    expect(await world.page(`/blog/killed-${at}`)).toContain(title);
    expect(await world.page('/blog')).toContain(`/blog/moving-${at}`);
    for (let former = 0; former < at; former += 1)
      expect(after[`/blog/moving-${former}`]).toBe(`>/blog/moving-${at}`);
    expect((await world.page('/blog/category/customs-and-duty')).includes(`/blog/moving-${at}`)).toBe(
      category === 'customs-and-duty',
    );
  }
  console.log(`a run has ${at - 1} writes; it was killed before each of them`);
  expect(at).toBeGreaterThan(10);
}, 120_000);

test('more posts than the edge shows at once: whenever the run is killed, no list leads to a post that is not there', async () => {
  await world.publish();
  const many = 60;
  const stored = [...shownItems(many, 'business-freight')];
  for (const item of stored) await world.put(world.tables.blog, item);
  const lives = stored.flatMap((item) => ('version' in item ? [item] : []));
  const posts = new Set(lives.map((live) => waitingOf(live, ['business-freight'])));
  const wait = () => world.put(world.tables.blog, { ...waitingKey, posts });
  await wait();
  const linked = async (): Promise<ReadonlySet<string>> => {
    const pages = await Promise.all(blogLists.map((path) => world.page(path)));
    return new Set(pages.join('').match(/post-\d+/g) ?? []);
  };
  let changes = 0;
  world.beforeEach((command) => {
    if (command === 'UpdateKeysCommand') changes += 1;
    // The second change is never made.
    if (changes > 1) throw new Error('killed');
  });
  await expect(world.publish()).rejects.toThrow('killed');
  world.beforeEach(() => {});
  for (const slug of await linked()) expect(world.paths.get(`/blog/${slug}`), slug).toMatch(/^\//);
  await publishLater();
  expect((await linked()).size).toBe(many);
  for (const { slug } of lives) expect(world.paths.get(`/blog/${slug}`), slug).toMatch(/^\//);
  expect(changes).toBeGreaterThan(1);
});
