import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Category } from '#domain/blog/categories/category.ts';
import type { Mending } from '#domain/blog/categories/mending/mending.ts';
import type { ToMend } from '#domain/blog/categories/mending/to-mend.ts';
import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import { CategoryChangedV1 } from '#events/blog/category-changed.v1.ts';
import { PostChangedV1 } from '#events/blog/post-changed.v1.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { startingWith } from '../../support/tables.ts';
import { startPublishing } from './publishing.world.ts';

type World = Awaited<ReturnType<typeof startPublishing>>;

let world: World;
beforeEach(async () => {
  world = await startPublishing();
});
afterEach(() => world.stop());

const page = (slug: string) => world.page(`/blog/category/${slug}`);
const add = (name: string) =>
  world.ask<Category>('POST /api/blog/categories', {}, { name, description: `About ${name}.` });
const all = async () =>
  (await world.ask<{ categories: (Category & { posts: number })[] }>('GET /api/blog/categories', {}))
    .categories;
const change = async (slug: string, given: Partial<Category>) => {
  const now = (await all()).find((one) => one.slug === slug);
  const { name, description, version } = now ?? {};
  return world.ask<Category>('PUT /api/blog/categories', {}, { slug, name, description, version, ...given });
};
const toMend = () => world.ask<ToMend>('GET /api/blog/category-fixes', {});
const idea = async (title: string): Promise<DeskPost> =>
  world.ask('POST /api/blog', {}, { id: newId(), title });
const changeOf = ({ id, version }: Pick<DeskPost, 'id' | 'version'>, category: string) => ({
  post: id,
  version,
  category,
});
const mend = (changes: readonly object[], id = newId()) =>
  world.ask<Mending>('POST /api/blog/category-fixes', {}, { id, changes });
const undo = (id: string) => world.ask<Mending>('POST /api/blog/category-fixes/{id}/undo', { id });
const inCategory = async (title: string, category: string): Promise<string> => {
  const id = await world.approved(world.saying(title), { category });
  await world.move(id, 'PUBLISHED');
  await world.publish();
  return id;
};
const eventsOf = async (type: string) =>
  startingWith(await world.tables.all(world.tables.blog), 'OUTBOX#')
    .map(({ event }) => JSON.parse(String(event)) as { type: string; aggregateVersion: number })
    .filter((event) => event.type === type)
    .toSorted((one, other) => one.aggregateVersion - other.aggregateVersion);

describe('a post in a category', () => {
  test('says so on its page, in lists, in the feed and to search engines, and is on the page of the category', async () => {
    await inCategory('For shops', 'business-freight');
    const post = await world.page('/blog/for-shops');
    expect(post).toContain('href="/blog/category/business-freight"');
    expect(post).toContain('"articleSection":"Business freight"');
    expect(await world.page('/feed.xml')).toContain('<category>Business freight</category>');
    expect(await world.page('/blog')).toContain('href="/blog/category/business-freight"');
    expect(await world.page('/sitemap-posts-categories.xml')).toContain(
      '/blog/category/business-freight</loc>',
    );
    const own = await page('business-freight');
    expect(own).toContain('href="/blog/for-shops"');
    expect(own).toContain('Air cargo for shops and companies');
    expect(own).toMatch(/<link rel="canonical" href="[^"]*\/blog\/category\/business-freight"/);
  });

  test('is moved to another one at once, without publishing its text again', async () => {
    const id = await inCategory('For shops', 'business-freight');
    await world.type(id, world.saying('For shops', 'Typed since.'));
    await world.plan(id, { brief: (await world.show(id)).brief, category: 'rates-and-cutoffs' });
    await world.publish();
    expect(await page('business-freight')).toBe('-');
    expect(await page('rates-and-cutoffs')).toContain('/blog/for-shops');
    expect(await world.page('/blog')).not.toContain('/blog/category/business-freight');
    const post = await world.page('/blog/for-shops');
    expect(post).toContain('Rates and cutoffs');
    expect(post).not.toContain('Typed since.');
  });

  test('that is taken offline leaves its page, and comes back with it', async () => {
    const id = await inCategory('For shops', 'business-freight');
    await world.move(id, 'UNPUBLISHED');
    await world.publish();
    expect(await page('business-freight')).toBe('-');
    await world.move(id, 'PUBLISHED');
    await world.publish();
    expect(await page('business-freight')).toContain('/blog/for-shops');
  });

  test('cannot be in one that is not there', async () => {
    const { id } = await idea('First');
    await expect(world.plan(id, { category: 'nowhere' })).rejects.toThrow('CATEGORY_NOT_FOUND');
  });
});

describe('a merge', () => {
  test('breaks no address, shows all posts on one page, and is undone without touching a post', async () => {
    await add('Shop freight');
    const ids = [
      await inCategory('Old one', 'shop-freight'),
      await inCategory('New one', 'business-freight'),
    ];
    const before = await Promise.all(ids.map((id) => world.show(id)));
    await change('shop-freight', { mergedInto: 'business-freight' });
    await world.publish();
    expect(await page('shop-freight')).toBe('>/blog/category/business-freight');
    const merged = await page('business-freight');
    for (const slug of ['old-one', 'new-one']) expect(merged).toContain(`href="/blog/${slug}"`);
    expect(await world.page('/blog/old-one')).toContain('Business freight');
    expect(await world.page('/blog')).not.toContain('Shop freight');
    expect(await world.page('/sitemap-posts-categories.xml')).not.toContain('shop-freight');

    await change('shop-freight', { mergedInto: undefined });
    await world.publish();
    expect(await page('shop-freight')).toContain('href="/blog/old-one"');
    expect(await page('business-freight')).not.toContain('/blog/old-one');
    expect(await world.page('/blog/old-one')).toContain('Shop freight');
    expect(await Promise.all(ids.map((id) => world.show(id)))).toEqual(before);
  });

  test('that is undone leaves no page behind of a category that has no post of its own', async () => {
    await add('Shop freight');
    await inCategory('Old one', 'shop-freight');
    await change('shop-freight', { mergedInto: 'business-freight' });
    await world.publish();
    expect(await page('business-freight')).toContain('href="/blog/old-one"');
    await change('shop-freight', { mergedInto: undefined });
    await world.publish();
    expect(await page('business-freight')).toBe('-');
    expect(await page('shop-freight')).toContain('href="/blog/old-one"');
  });

  test('is told in the history once, also when its answer was lost', async () => {
    await add('Shop freight');
    const merge = (version: number) =>
      world.ask<Category>(
        'PUT /api/blog/categories',
        {},
        {
          slug: 'shop-freight',
          name: 'Shop freight',
          description: 'About Shop freight.',
          version,
          mergedInto: 'business-freight',
        },
      );
    expect(await merge(1)).toEqual(await merge(1));
    const events = (await eventsOf('category-changed.v1')).map((event) =>
      CategoryChangedV1.schema.parse(event),
    );
    expect(events.map(({ data: { act, into } }) => [act, into])).toEqual([
      ['ADDED', undefined],
      ['MERGED', 'business-freight'],
    ]);
  });
});

test('the list of the desk has the posts of a category with those merged into it, page by page', async () => {
  await add('Shop freight');
  const ids: string[] = [];
  for (const category of ['business-freight', 'shop-freight', 'business-freight', 'customs-and-duty']) {
    const { id } = await idea(`In ${category}`);
    await world.plan(id, { category });
    ids.push(id);
  }
  await change('shop-freight', { mergedInto: 'business-freight' });
  const list = async (query: Record<string, string>) => {
    const asked = { category: 'business-freight', limit: '2', ...query };
    const answer = await world.list(asked);
    return { found: answer.items.map(({ id }) => id), next: answer.next };
  };
  const first = await list({});
  const second = await list({ cursor: first.next ?? '' });
  expect([...first.found, ...second.found].toSorted()).toEqual(ids.slice(0, 3).toSorted());
  expect([first.found.length, second.next]).toEqual([2, undefined]);
});

test('another name is on every page, at the same address', async () => {
  await inCategory('For shops', 'business-freight');
  await change('business-freight', { name: 'For companies' });
  await world.publish();
  for (const path of ['/blog/category/business-freight', '/blog/for-shops', '/blog', '/feed.xml'])
    expect(await world.page(path), path).toContain('For companies');
});

describe('what is to be mended', () => {
  test('are posts without a category and in unknown ones, with a suggestion, and categories that look alike', async () => {
    await idea('How heavy a barrel may be');
    const lost = await idea('Old news');
    await world.plan(lost.id, { category: (await add('Barrel and boxes')).slug });
    // A category that a restored table does not have any more.
    await world.put(world.tables.blog, {
      pk: 'CATEGORIES',
      sk: 'LIST',
      version: 9,
      looks: 9,
      categories: (await all()).slice(0, -1).map(({ posts: _, ...category }) => category),
    });
    const { posts, more } = await toMend();
    expect(posts.map(({ title, unknown, suggestion }) => [title, unknown, suggestion?.category])).toEqual([
      ['Old news', 'barrel-and-boxes', undefined],
      ['How heavy a barrel may be', undefined, 'barrels-and-boxes'],
    ]);
    expect(more).toBe(false);
    await add('Barrels & boxes');
    expect((await toMend()).alike).toMatchObject([{ slug: 'barrels-boxes', into: 'barrels-and-boxes' }]);
  });

  test('is applied all at once, once, and undone', async () => {
    await world.publish();
    const post = await world.approved(world.saying('For shops'));
    await world.move(post, 'PUBLISHED');
    const draft = await idea('Duty on gifts');
    const id = newId();
    const changes = [
      changeOf(await world.show(post), 'business-freight'),
      changeOf(draft, 'customs-and-duty'),
    ];
    const done = await mend(changes, id);
    expect(await mend(changes, id)).toEqual(done);
    await world.publish();
    expect(await page('business-freight')).toContain('/blog/for-shops');
    expect(await world.show(draft.id)).toMatchObject({ category: 'customs-and-duty', version: 2 });
    expect((await toMend()).posts).toEqual([]);
    const [told] = (await eventsOf('post-changed.v1'))
      .map((event) => PostChangedV1.schema.parse(event).data)
      .filter((data) => data.id === draft.id && data.category);
    expect(told).toMatchObject({ category: { after: 'customs-and-duty' }, by: 'ada' });

    expect(await undo(id)).toMatchObject({ undone: { by: 'ada' } });
    await world.publish();
    expect(await page('business-freight')).toBe('-');
    expect(await world.show(draft.id)).not.toHaveProperty('category');
    expect((await all()).map(({ slug, posts }) => [slug, posts])).toEqual([
      ['barrels-and-boxes', 1],
      ['rates-and-cutoffs', 1],
      ['customs-and-duty', 1],
      ['business-freight', 0],
    ]);
  });

  test('is applied to no post when one was changed meanwhile', async () => {
    const posts = [await idea('First'), await idea('Second')];
    const changes = posts.map((post) => changeOf(post, 'customs-and-duty'));
    await world.plan(posts[1]?.id ?? '', { phrase: 'second' });
    await expect(mend(changes)).rejects.toThrow('POSTS_CHANGED');
    for (const { id } of posts) expect(await world.show(id)).not.toHaveProperty('category');
  });

  test('is not undone once a post was changed since, which is named', async () => {
    const first = await idea('First');
    const { id } = await mend([changeOf(first, 'customs-and-duty')]);
    await world.plan(first.id, { category: 'rates-and-cutoffs' });
    await expect(undo(id)).rejects.toThrow(/POSTS_CHANGED.*First/);
    expect(await world.show(first.id)).toMatchObject({ category: 'rates-and-cutoffs' });
  });
});
