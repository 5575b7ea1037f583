import { afterEach, beforeEach, expect, test } from 'vitest';
import { link, paragraph } from '#domain/blog/body/write.ts';
import { type Mending, MOST_OTHERS, MOST_SHOWN } from '#domain/blog/categories/mending/mending.ts';
import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import { slugKey } from '#lambdas/blog/items.ts';
import { mapConcurrently } from '#lambdas/runtime/map-concurrently.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { shownItems, startPublishing } from './publishing.world.ts';

/** What AWS writes in one transaction. */
const ITEMS_MAX = 100;
/** More than are counted of one post. */
const MANY_LINKS = 150;

let world: Awaited<ReturnType<typeof startPublishing>>;
let largest: number;
beforeEach(async () => {
  world = await startPublishing();
  largest = 0;
  world.beforeTable((operation, body) => {
    if (operation !== 'TransactWriteItems') return;
    largest = Math.max(
      largest,
      (JSON.parse(Buffer.from(body).toString()) as { TransactItems: unknown[] }).TransactItems.length,
    );
  });
});
afterEach(() => world.stop());

/** As long as a title may be, of as many words. */
const longTitle = (word: string): string => `${word} `.repeat(60).slice(0, 120).trim();
const words = (from: string): string =>
  Array.from({ length: 60 }, (_, at) => String.fromCodePoint(from.charCodeAt(0) + at)).join(' ');
const changesTo = (category: string, posts: readonly DeskPost[]) =>
  posts.map(({ id, version }) => ({ post: id, version, category }));
const mend = (category: string, posts: readonly DeskPost[]) =>
  world.ask<Mending>(
    'POST /api/blog/category-fixes',
    {},
    { id: newId(), changes: changesTo(category, posts) },
  );
const shownNow = (ids: readonly string[]) => mapConcurrently(ids, (id) => world.show(id));
const undo = ({ id }: Mending) => world.ask('POST /api/blog/category-fixes/{id}/undo', { id });

test('one step of a post with the longest title, another one, another address and another category', async () => {
  const plan = { phrase: longTitle('x'), plannedFor: '2026-12-01', category: 'business-freight' };
  const id = await world.approved(world.saying(words('a')), plan);
  await world.move(id, 'SCHEDULED', '2026-11-22T17:00:00Z');
  world.moveTo('2026-11-22T17:00:00.000Z');
  await world.publish();
  expect((await world.show(id)).status).toBe('PUBLISHED');
  const { version, brief } = await world.show(id);
  const other = {
    title: words('\u0561'),
    slug: 'elsewhere',
    phrase: longTitle('y'),
    category: 'customs-and-duty',
  };
  await world.ask('PUT /api/blog/{id}', { id }, { version, plan: { brief, ...other } });
  await world.move(id, 'PUBLISHED');
  await world.move(id, 'UNPUBLISHED');
  await world.move(id, 'ARCHIVED');
  console.log(`the largest step of one post writes ${largest} items`);
  expect(largest).toBeGreaterThan(10);
  expect(largest).toBeLessThanOrEqual(ITEMS_MAX);
});

test('the most posts that get a category at once, shown or not, and that it is taken from', async () => {
  const ids = await mapConcurrently(
    Array.from({ length: MOST_SHOWN }, (_, at) => at),
    (at) => world.approved(world.saying(`Shown ${at}`), { category: 'business-freight' }),
  );
  // A place goes to one post after the other.
  for (const id of ids) await world.move(id, 'PUBLISHED');
  await undo(await mend('customs-and-duty', await shownNow(ids)));
  const ideas = await mapConcurrently(
    Array.from({ length: MOST_OTHERS }, (_, at) => at),
    (at) => world.ask<DeskPost>('POST /api/blog', {}, { id: newId(), title: `Idea ${at}` }),
  );
  await undo(await mend('customs-and-duty', ideas));
  console.log(`the largest change of categories writes ${largest} items`);
  expect(largest).toBeGreaterThan(90);
  expect(largest).toBeLessThanOrEqual(ITEMS_MAX);
  const oneMore = await world.ask<DeskPost>('POST /api/blog', {}, { id: newId(), title: 'One more' });
  const again = await shownNow(ideas.map(({ id }) => id));
  await expect(mend('customs-and-duty', [...again, oneMore])).rejects.toThrow('TOO_MUCH_AT_ONCE');
});

test('what a run notes of a post with links to as many posts as fit, before and after they are others', async () => {
  await world.publish();
  const items = [...shownItems(2 * MANY_LINKS)];
  const lives = items.flatMap((item) => ('slug' in item && 'version' in item ? [item] : []));
  const owned = lives.map(({ slug, id }) => ({ ...slugKey(slug), id }));
  await mapConcurrently([...items, ...owned], (item) => world.put(world.tables.blog, item));
  const linking = (from: number) => ({
    ...world.saying('Links'),
    body: lives
      .slice(from, from + MANY_LINKS)
      .map(({ slug }) => paragraph(link(`/blog/${slug}`, slug), ' costs $1.00 a pound to Guyana.')),
  });
  const id = await world.approved(linking(0));
  await world.move(id, 'PUBLISHED');
  await world.publish();
  await world.type(id, linking(MANY_LINKS));
  await world.move(id, 'PUBLISHED');
  await world.publish();
  expect(await world.page('/blog/links')).toContain(`/blog/post-${2 * MANY_LINKS}`);
  console.log(`the largest note of a run writes ${largest} items`);
  expect(largest).toBeGreaterThan(80);
  expect(largest).toBeLessThanOrEqual(ITEMS_MAX);
});
