import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SavedText } from '#domain/blog/text/saving.ts';
import { startPublishing } from './publishing.world.ts';

type World = Awaited<ReturnType<typeof startPublishing>>;

let world: World;
beforeEach(async () => {
  world = await startPublishing();
});
afterEach(() => world.stop());

const blogPaths = async (): Promise<readonly string[]> =>
  [...world.paths.entries()].map(([path]) => path).toSorted();

/** A post with a title that readers see. */
const shownPost = async (title: string): Promise<string> => {
  const id = await world.approved(world.saying(title));
  await world.move(id, 'PUBLISHED');
  await world.publish();
  return id;
};

describe('the guides that ship with the code', () => {
  test('are posts at their addresses, and as built until somebody changes them', async () => {
    await world.publish();
    await world.publish();
    const { items } = await world.ask<{ items: { status: string; live: { slug: string } }[] }>(
      'GET /api/blog',
      {},
    );
    expect(items.map(({ status, live }) => [status, live.slug])).toEqual([
      ['PUBLISHED', 'shipping-to-guyana-guide'],
      ['PUBLISHED', 'shipping-barrel-to-jamaica'],
      ['PUBLISHED', 'nj-vs-global-shippers'],
    ]);
    for (const path of await blogPaths()) expect([path, await world.page(path)]).toEqual([path, 'as built']);
    expect(await blogPaths()).toEqual([
      '/blog',
      '/blog/category/barrels-and-boxes',
      '/blog/category/customs-and-duty',
      '/blog/category/rates-and-cutoffs',
      '/blog/nj-vs-global-shippers',
      '/blog/search/1.json',
      '/blog/shipping-barrel-to-jamaica',
      '/blog/shipping-to-guyana-guide',
      '/feed.xml',
      '/sitemap-posts-1.xml',
      '/sitemap-posts-categories.xml',
      '/sitemap-posts.xml',
    ]);
  });

  test('are changed like any other post, at the same address', async () => {
    await world.publish();
    const guide = (await world.ask<{ items: { id: string }[] }>('GET /api/blog', {})).items[0]?.id ?? '';
    const saved = await world.ask<SavedText>('GET /api/blog/{id}/text', { id: guide });
    expect(saved.text.title).toBe('Shipping to Guyana: the whole way, step by step');
    await world.type(guide, { ...saved.text, title: 'To Guyana, our way' });
    await world.publish();
    expect(await world.page('/blog/shipping-to-guyana-guide')).toBe('as built');
    await world.move(guide, 'PUBLISHED');
    await world.publish();
    expect(await world.page('/blog/shipping-to-guyana-guide')).toContain('To Guyana, our way');
    expect(await world.page('/blog')).toContain('To Guyana, our way');
  });
});

describe('a post', () => {
  test('is at its address, in the list, the feed and the site map, with the settings as they are', async () => {
    await shownPost('Christmas barrels');
    expect(await world.page('/blog/christmas-barrels')).toContain('<h1');
    expect(await world.page('/blog/christmas-barrels')).toContain('Christmas barrels');
    expect(await world.page('/blog')).toContain('href="/blog/christmas-barrels"');
    expect(await world.page('/feed.xml')).toContain('A whole text.');
    expect(await world.page('/sitemap-posts-1.xml')).toContain('/blog/christmas-barrels</loc>');
    await world.saveBrand({ phone: { display: '(201) 555-0199', e164: '+12015550199' } });
    await world.publish();
    expect(await world.page('/blog/christmas-barrels')).toContain('(201) 555-0199');
  });

  test('shows what was published, while somebody types the next text', async () => {
    const id = await shownPost('First words');
    await world.type(id, world.saying('Later words'));
    await world.publish();
    expect(await world.page('/blog/first-words')).not.toContain('Later words');
    await world.move(id, 'PUBLISHED');
    await world.publish();
    expect(await world.page('/blog/first-words')).toContain('Later words');
  });

  test('at another address is reached by the old one, and no other post gets that', async () => {
    const id = await shownPost('Old name');
    await world.plan(id, { slug: 'new-name' });
    await world.move(id, 'PUBLISHED');
    await world.publish();
    expect(await world.page('/blog/old-name')).toBe('>/blog/new-name');
    expect(await world.page('/blog/new-name')).toContain('Old name');
    expect(await world.page('/blog')).not.toContain('/blog/old-name');
    const other = await world.approved(world.saying('Old name'));
    await expect(world.move(other, 'PUBLISHED')).rejects.toThrow('SLUG_TAKEN');
  });

  test('that is taken offline is gone everywhere, its old addresses too, and may come back', async () => {
    await world.publish();
    const id = await shownPost('Old name');
    await world.plan(id, { slug: 'new-name' });
    await world.move(id, 'PUBLISHED');
    await world.publish();
    expect(await world.page('/blog')).toContain('/blog/new-name');
    await shownPost('Another');
    expect(await world.page('/blog/another')).toContain('/blog/new-name');
    await world.move(id, 'UNPUBLISHED');
    await world.publish();
    expect([await world.page('/blog/new-name'), await world.page('/blog/old-name')]).toEqual(['-', '-']);
    for (const path of ['/blog', '/blog/another', '/feed.xml', '/sitemap-posts-1.xml'])
      expect(await world.page(path), path).not.toMatch(/Old name|new-name/);
    await world.move(id, 'PUBLISHED');
    await world.publish();
    expect(await world.page('/blog/old-name')).toBe('>/blog/new-name');
  });

  test('is shown at its time, with the text that it was scheduled with', async () => {
    const id = await world.approved(world.saying('At noon', 'As scheduled.'));
    await world.move(id, 'SCHEDULED', '2026-11-22T17:00:00Z');
    await world.type(id, world.saying('At noon', 'Typed since.'));
    await world.publish();
    expect(world.paths.get('/blog/at-noon')).toBeUndefined();
    world.moveTo('2026-11-22T17:00:00.000Z');
    await world.publish();
    await world.publish();
    expect(await world.page('/blog/at-noon')).toContain('As scheduled.');
    expect(await world.show(id)).toMatchObject({ status: 'PUBLISHED', changedBy: 'system', version: 8 });
  });

  test('that a colleague publishes while a run reads is in every list with the next one', async () => {
    await world.publish();
    const category = 'business-freight';
    const [first, second] = [
      await world.approved(world.saying('First'), { category }),
      await world.approved(world.saying('Second'), { category: 'customs-and-duty' }),
    ];
    await world.move(first, 'PUBLISHED');
    // It is published when some of what the run reads is read, and the posts that wait are not.
    world.beforeTable(async (operation, body) => {
      if (operation !== 'GetItem' || !body.includes('WAITING')) return;
      world.beforeTable(() => {});
      await world.move(second, 'PUBLISHED');
    });
    await world.publish();
    await world.publish();
    expect((await world.show(second)).status).toBe('PUBLISHED');
    for (const path of ['/blog', '/feed.xml', '/blog/category/customs-and-duty'])
      expect(await world.page(path), path).toContain('/blog/second');
    expect(await world.page('/blog')).toContain('href="/blog/category/customs-and-duty"');
  });

  test('that is taken off the schedule is not shown', async () => {
    const id = await world.approved(world.saying('At noon'));
    await world.move(id, 'SCHEDULED', '2026-11-22T17:00:00Z');
    await world.move(id, 'APPROVED');
    world.moveTo('2026-11-22T18:00:00.000Z');
    await world.publish();
    expect(await world.show(id)).toMatchObject({ status: 'APPROVED' });
    expect(world.paths.get('/blog/at-noon')).toBeUndefined();
  });
});

test('a run that is killed while it renders all posts goes on where it was', async () => {
  await world.publish();
  await world.fill(40);
  await world.saveBrand({ phone: { display: '(201) 555-0199', e164: '+12015550199' } });
  // Twice when it takes the lock, then before each ten posts.
  await world.publish(4);
  expect(await world.page('/blog/post-24')).toContain('(201) 555-0199');
  expect(world.paths.get('/blog/post-23')).toBeUndefined();
  await world.publish();
  for (const path of ['/blog/post-4', '/blog/post-43', '/blog/page/1', '/blog/page/3'])
    expect(await world.page(path), path).toContain('(201) 555-0199');
  expect(world.paths.get('/blog/page/4')).toBeUndefined();
});

test('pages of the list lead to each other, from the newest to the oldest, and have every post once', async () => {
  await world.publish();
  await world.fill(40);
  await world.saveBrand({ name: 'Island Freight' });
  await world.publish();
  const seen: string[] = [];
  let path: string | undefined = '/blog';
  while (path !== undefined) {
    const page = await world.page(path);
    const list = page.slice(page.indexOf('id="guides"'), page.indexOf('id="elsewhere"'));
    seen.push(...[...list.matchAll(/href="\/blog\/([\w-]+)"/g)].map(([, slug = '']) => slug));
    path = list.match(/href="(\/blog\/page\/\d+)" rel="next"/)?.[1];
  }
  expect(seen.filter((slug) => slug.startsWith('post-'))).toEqual(
    Array.from({ length: 40 }, (_, index) => `post-${43 - index}`),
  );
  expect(new Set(seen).size).toBe(43);
});

test('a run with nothing to do sends nothing', async () => {
  await shownPost('First');
  expect(world.sent.length).toBeGreaterThan(0);
  world.sent.length = 0;
  await world.publish();
  expect(world.sent).toEqual([]);
});

test('one post costs the same to publish with ten posts and with very many', async () => {
  const costOf = async (title: string, planned: object = {}) => {
    const id = await world.approved(world.saying(title), planned);
    await world.move(id, 'PUBLISHED');
    world.sent.length = 0;
    await world.publish();
    return { requests: world.sent.length, bytes: world.sent.reduce((sum, { bytes }) => sum + bytes, 0) };
  };
  const category = 'barrels-and-boxes';
  await world.publish();
  await world.fill(8, category);
  await world.publish();
  const few = await costOf('Twelfth');
  const fewInCategory = await costOf('Thirteenth', { category });
  await world.fill(70, category);
  await world.publish();
  const fullCategory = await costOf('Later', { category });
  await world.fill(500, category);
  await world.publish();
  const many = await costOf('Much later');
  const manyInCategory = await costOf('Last', { category });
  console.log('one post among 11 and among 503', few, many);
  console.log('the same in a category of 10, 71 and 501', fewInCategory, fullCategory, manyInCategory);
  expect(many.requests / few.requests).toBeLessThanOrEqual(1.1);
  expect(many.bytes / few.bytes).toBeLessThanOrEqual(1.1);
  expect(manyInCategory.requests).toBe(fewInCategory.requests);
  // Its page shows sixty posts at most.
  expect(manyInCategory.bytes / fullCategory.bytes).toBeLessThanOrEqual(1.1);
});
