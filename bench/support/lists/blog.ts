import { shippedCategories } from '#domain/blog/categories/category.ts';
import { type DeskPost, searchTerms } from '#domain/blog/desk/desk-post.ts';
import { shippedGuides } from '#domain/blog/guides/guides.ts';
import { type PostStatus, postStatuses } from '#domain/blog/lifecycle.ts';
import { type FindingKind, findingKinds } from '#domain/blog/monitoring/finding.ts';
import type { Watched } from '#domain/blog/monitoring/watched.ts';
import { sampleFound, sampleIdea, sampleSaved } from '#domain/blog/testing/sample-post.ts';
import { lastMonths } from '#domain/kernel/last-months.ts';
import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import { countInPost, emptyPostMonth } from '#domain/monitoring/posts/post-month.ts';
import { withMeasured } from '#domain/monitoring/posts/post-vitals.ts';
import { calendarItem, inCategoryItem, phraseItem, placesKey, versionItem } from '#lambdas/blog/items.ts';
import { foundRows, linkedItem, titleItem, watchedItem } from '#lambdas/blog/monitoring/watch-items.ts';
import { postItem } from '#lambdas/blog/post-store.ts';
import { fromPostMonth, postKey, postVitalsKey } from '#lambdas/monitoring/counters/counter-items.ts';
import { searchEntries } from '#lambdas/runtime/table/search-items.ts';
import { shownItems } from '#tests/integration/blog/publishing.world.ts';
import { blogFunction } from '#tests/support/blog-function.ts';
import { testDependencies } from '#tests/support/call.ts';
import { counted, FOUND, type MeasuredList, minuteOf, nameOf } from './measured-list.ts';

const idOf = (n: number): string => `019a1d3c-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

/** A brief as somebody writes it: half a page. */
const brief = {
  intent: 'By when does a barrel have to be at the dock to be there for the holidays? '.repeat(4),
  outline: 'Count back from the day. The cutoff. What if it is late? '.repeat(12),
  sources: 'The schedule, the customs authority of the country, our own terms. '.repeat(6),
};

const postOf = (n: number, change: Partial<DeskPost> = {}): DeskPost => ({
  ...sampleIdea,
  brief,
  id: idOf(n),
  title: `${nameOf(n)} ships`,
  addedAt: minuteOf(n),
  changedAt: minuteOf(n),
  ...change,
});

const admin = { userId: 'ada', roles: ['admin'] } as const;
const handler: MeasuredList['handler'] = (client, env) => blogFunction(env, testDependencies(client));

const list = (
  name: string,
  items: (n: number) => readonly object[],
  more: Partial<MeasuredList> = {},
): MeasuredList => ({
  name: `blog: ${name}`,
  table: 'blog',
  items: (rows) => counted(rows, items),
  handler,
  route: 'GET /api/blog',
  as: admin,
  ...more,
});

/** Most posts are published; some are at each other stage. */
const statusOf = (n: number): PostStatus =>
  n % 2 === 0 ? 'PUBLISHED' : (postStatuses[Math.floor(n / 2) % postStatuses.length] ?? 'IDEA');
/** The categories in turn, and some posts without one. */
const categoryOf = (n: number): Partial<DeskPost> => {
  const { categories } = shippedCategories;
  const slug = categories[n % (categories.length + 1)]?.slug;
  return slug === undefined ? {} : { category: slug };
};

const stagesOf = (body: Readonly<Record<string, unknown>>): number =>
  (body.stages as { cards: unknown[] }[]).reduce((sum, { cards }) => sum + cards.length, 0);
const phrasesOf = (body: Readonly<Record<string, unknown>>): number =>
  (body.keywords as unknown[]).length + (body.others as unknown[]).length;

const watchedOf = (n: number, kind?: FindingKind): Watched => ({
  ...{ id: idOf(n), version: 1, slug: `post-${n}`, title: `Post ${n}` },
  findings: kind === undefined ? [] : sampleFound.findings.map((finding) => ({ ...finding, kind })),
  changedOn: addDays('2016-01-01', n % 3000),
  foundAt: minuteOf(n),
});
/** Every post has something wrong of a kind, or is stale; or every two have one title. */
const foundItems = (kind: FindingKind) => (n: number) => {
  if (kind === 'STALE') return [watchedItem(watchedOf(n))];
  if (kind === 'ORPHAN') {
    const linked = { id: idOf(n), slug: `post-${n}`, title: `Post ${n}`, from: 0 };
    // The newest posts are considered for a link to it.
    const places = n === 0 ? [{ ...placesKey, last: FOUND }] : [];
    return [linkedItem(linked, minuteOf(n)), postItem(postOf(n)), ...places];
  }
  if (kind === 'DOUBLED_TITLE') {
    const posts = [0, 1].map((one) => ({ id: idOf(2 * n + one), slug: `p-${n}-${one}`, title: `Post ${n}` }));
    return [titleItem(`post ${n}`, { posts }, minuteOf(n))];
  }
  return [...foundRows(undefined, watchedOf(n, kind))];
};
const everythingFound = (n: number) => findingKinds.flatMap((kind) => [...foundItems(kind)(n)]);

const monthly = (n: number): Partial<DeskPost> => ({
  plannedFor: addDays('2026-12-01', n < FOUND ? n % 31 : 31 + (n % 900)),
});

const [MONTH = ''] = lastMonths(newYorkDay(new Date()), 1);
const slugOf = (n: number): string => `post-${n + shippedGuides.length + 1}`;
/** Every post was opened once in the month. */
const countedPosts = (rows: number): Iterable<object> =>
  counted(rows, (n) => {
    const month = emptyPostMonth();
    countInPost(month, { event: 'post_opened' }, { day: 21, person: `reader ${n}` });
    return [{ ...postKey(MONTH, slugOf(n)), ...fromPostMonth(month) }];
  });
/** Every post was measured by thirty readers. */
const measuredPosts = (rows: number): Iterable<object> =>
  counted(rows, (n) => [
    {
      ...postVitalsKey(MONTH, slugOf(n)),
      h: withMeasured(
        {},
        Array.from({ length: 30 }, () => ({ name: 'LCP' as const, value: 900 })),
      ),
    },
  ]);

/** Every list of the blog's desk. */
export const blogLists: readonly MeasuredList[] = [
  list('all posts', (n) => [postItem(postOf(n, { status: statusOf(n) }))]),
  list('posts of one status', (n) => [postItem(postOf(n, { status: 'DRAFT' }))], {
    query: { status: 'DRAFT' },
  }),
  list(
    'posts of a category',
    (n) => {
      const post = postOf(n, { category: 'customs-and-duty' });
      return [postItem(post), inCategoryItem(post)];
    },
    { query: { category: 'customs-and-duty' } },
  ),
  list(
    'search by two words of a title',
    (n) => {
      const post = postOf(n);
      const entries = searchEntries(post.id, [], searchTerms(post), new Date(post.changedAt));
      return [...entries.filter(({ pk }) => pk === 'SEARCH#q'), ...(n < FOUND ? [postItem(post)] : [])];
    },
    { query: { search: 'quellworth sample' } },
  ),
  list('a month of the calendar', (n) => [calendarItem(postOf(n, monthly(n)))], {
    route: 'GET /api/blog/calendar',
    query: { month: '2026-12' },
  }),
  list('posts without a day', (n) => [calendarItem(postOf(n))], { route: 'GET /api/blog/calendar' }),
  list('the queue', (n) => [postItem(postOf(n, { status: statusOf(n) }))], {
    route: 'GET /api/blog/queue',
    isWhole: true,
    rows: stagesOf,
  }),
  list(
    'categories to mend',
    (n) => {
      const post = postOf(n, categoryOf(n));
      return [postItem(post), inCategoryItem(post)];
    },
    { route: 'GET /api/blog/category-fixes', isWhole: true, rows: 'posts' },
  ),
  list('phrases', (n) => [phraseItem(postOf(n, { phrase: `how to ship ${n}` }))], {
    route: 'GET /api/blog/keywords',
    isWhole: true,
    rows: phrasesOf,
  }),
  list('monitoring, all checks', everythingFound, {
    route: 'GET /api/blog/monitoring',
    isWhole: true,
    rows: 'kinds',
  }),
  ...findingKinds.map((kind) =>
    list(`monitoring, ${kind.toLowerCase().replaceAll('_', ' ')}`, foundItems(kind), {
      route: 'GET /api/blog/monitoring/posts',
      query: { kind },
    }),
  ),
  list('figures of a month', () => [], {
    items: (rows) => shownItems(rows),
    also: { table: 'monitoring', items: countedPosts },
    route: 'GET /api/blog/figures',
    query: { month: MONTH },
    isWhole: true,
    isKept: true,
    rows: 'posts',
  }),
  list('how fast posts are', () => [], {
    items: (rows) => shownItems(rows),
    also: { table: 'monitoring', items: measuredPosts },
    route: 'GET /api/blog/vitals',
    isWhole: true,
    isKept: true,
    rows: 'posts',
  }),
  list(
    'versions of a text',
    (n) => [
      ...(n === 0 ? [postItem(postOf(0))] : []),
      versionItem(idOf(0), {
        ...sampleSaved,
        ...{
          id: `v${String(n).padStart(9, '0')}`,
          reason: 'typed',
          title: sampleSaved.text.title,
          words: 20,
        },
      }),
    ],
    { route: 'GET /api/blog/{id}/versions', params: { id: idOf(0) } },
  ),
];
