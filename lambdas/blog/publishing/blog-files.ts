import { IN_CATEGORY, type Listed } from '#domain/blog/blog-list.ts';
import { categoryOf, countOf, ownCategories, slugsOf } from '#domain/blog/categories/aliases.ts';
import type { Category } from '#domain/blog/categories/category.ts';
import { type Card, type LivePost, postOf } from '#domain/blog/published/live-post.ts';
import {
  listPageOf,
  ownPages,
  PER_PAGE,
  PER_PART,
  pagesToRender,
  partOf,
  placesOfPage,
  placesOfPart,
} from '#domain/blog/published/places.ts';
import { readNext } from '#domain/blog/read-next.ts';
import { searchPath } from '#domain/blog/reading/post-search.ts';
import type { BlogRenderer, SiteFile } from '#site-renderer';
import type { Categories, CategoryStore } from '../categories/category-store.ts';
import type { LiveStore } from '../live-store.ts';

/** So many posts are in the feed, with their whole text. */
const IN_FEED = 10;

/** What the edge answers at a path: a file, another path that the post has now, or that there is nothing any more. */
export type Answer = { readonly file: SiteFile } | { readonly movedTo: string } | 'gone';
/** The answers by path. */
export type Answers = ReadonlyMap<string, Answer>;

/** What lists and neighbors are made from. */
export interface Newest {
  readonly lastPlace: number;
  /** The posts of `/blog`, the newest first. */
  readonly cards: readonly Card[];
  readonly categories: Categories;
}

type Reads = Pick<LiveStore, 'lastPlace' | 'cards' | 'several'>;

const isShown = ({ hidden }: { readonly hidden?: true | undefined }): boolean => hidden === undefined;
const newestFirst = (cards: readonly Card[]): readonly Card[] => cards.filter(isShown).toReversed();

/** Reads the newest posts: those of the last two pages. */
export const readNewest = async (live: Reads, categories: Categories): Promise<Newest> => {
  const lastPlace = await live.lastPlace();
  const [first] = placesOfPage(Math.max(1, listPageOf(lastPlace) - 1));
  const cards = newestFirst(await live.cards(first, Math.max(first, lastPlace)));
  return { lastPlace, cards, categories };
};

const pathOf = ({ slug }: Pick<Listed, 'slug'>): string => `/blog/${slug}`;
const pathOfList = (page: number): string => `/blog/page/${page}`;

const inOrder = async <One>(works: readonly (() => Promise<One>)[]): Promise<readonly One[]> => {
  const done: One[] = [];
  for (const work of works) done.push(await work());
  return done;
};

/** The categories that have a page: those with a post that readers see. */
const withPage = ({ list: { categories }, counts }: Categories): readonly Category[] =>
  ownCategories(categories).filter(({ slug }) => countOf(categories, counts, slug).shown > 0);

const pathOfCategory = (slug: string): string => `/blog/category/${slug}`;

/** The page of a category, and what the addresses of those answer that were merged into it. */
const answersOfCategory = async (
  render: BlogRenderer,
  store: Pick<CategoryStore, 'newestIn'>,
  { list: { categories } }: Categories,
  category: Category,
): Promise<readonly (readonly [string, Answer])[]> => {
  const slugs = slugsOf(categories, category.slug);
  const posts = await store.newestIn(slugs, IN_CATEGORY);
  const path = pathOfCategory(category.slug);
  const own: Answer = posts.length === 0 ? 'gone' : { file: render.category({ category, posts }) };
  const merged = slugs.filter((slug) => slug !== category.slug);
  return [
    [path, own],
    ...merged.map((slug) => [pathOfCategory(slug), own === 'gone' ? 'gone' : { movedTo: path }] as const),
  ];
};

/**
 * The pages of categories and the site map of them. @param slugs are those that posts say; without them it is every category that has a
 * page or may have had one.
 */
export const answersOfCategories = async (
  render: BlogRenderer,
  store: Pick<CategoryStore, 'newestIn'>,
  found: Categories,
  slugs?: readonly string[],
): Promise<Answers> => {
  const { categories, looks } = found.list;
  const have = withPage(found);
  const asked =
    slugs === undefined
      ? // A merge may have given a page to any of them.
        ownCategories(categories).filter((one) => looks > 0 || have.includes(one))
      : [...new Set(slugs.flatMap((slug) => categoryOf(categories, slug) ?? []))];
  if (asked.length === 0) return new Map();
  const pages = await inOrder(asked.map((one) => () => answersOfCategory(render, store, found, one)));
  return new Map<string, Answer>([
    ...pages.flat(),
    ['/sitemap-posts-categories.xml', { file: render.mapCategories(have) }],
  ]);
};

/** The page of a post, and what its former addresses answer. */
export const answersOfPost = (render: BlogRenderer, live: LivePost, { cards }: Newest): Answers => {
  const post = postOf(live);
  const path = pathOf(live);
  const former: readonly (readonly [string, Answer])[] = live.formerSlugs.map((slug) => [
    pathOf({ slug }),
    live.hidden ? 'gone' : { movedTo: path },
  ]);
  const own: Answer = live.hidden ? 'gone' : { file: render.post(post, readNext(cards, post)) };
  return new Map([[path, own], ...former]);
};

/** `/blog` and the feed: what the newest posts change. */
export const answersOfNewest = async (
  render: BlogRenderer,
  live: Reads,
  { lastPlace, cards, categories }: Newest,
): Promise<Answers> => {
  const ofFeed = cards.slice(0, IN_FEED);
  const found = new Map((await live.several(ofFeed.map(({ id }) => id))).map((post) => [post.id, post]));
  const posts = ofFeed.flatMap(({ id }) => {
    const post = found.get(id);
    return post === undefined ? [] : [postOf(post)];
  });
  const own = ownPages(lastPlace);
  const older = own > 0 ? pathOfList(own) : undefined;
  const searchParts = partOf(Math.max(1, lastPlace));
  const list = { posts: cards, older, categories: withPage(categories), searchParts };
  return new Map<string, Answer>([
    ['/blog', { file: render.list(list) }],
    ['/feed.xml', { file: render.feed(posts) }],
  ]);
};

/** A page of the list with its own address. */
const answerOfPage = async (render: BlogRenderer, live: Reads, page: number, lastPlace: number) => {
  const posts = newestFirst(await live.cards(...placesOfPage(page)));
  const newer = page < ownPages(lastPlace) ? pathOfList(page + 1) : '/blog';
  const older = page > 1 ? pathOfList(page - 1) : undefined;
  return [pathOfList(page), { file: render.list({ posts, page, newer, older }) }] as const;
};

/** A part of the site map, and of what the search looks through. */
const answersOfPart = async (render: BlogRenderer, live: Reads, part: number) => {
  const cards = await live.cards(...placesOfPart(part));
  return [
    [`/sitemap-posts-${part}.xml`, { file: render.mapPart(cards.filter(isShown)) }],
    [searchPath(part), { file: render.searchPart(newestFirst(cards)) }],
  ] as const;
};

/** The index of the parts: it changes with the first post of a part. */
const answersOfIndex = (
  render: BlogRenderer,
  places: readonly number[],
  lastPlace: number,
): readonly (readonly [string, Answer])[] =>
  places.some((place) => place % PER_PART === 1)
    ? [['/sitemap-posts.xml', { file: render.mapIndex(partOf(lastPlace)) }]]
    : [];

/** The lists that change with posts at these places. */
export const answersOfLists = async (
  render: BlogRenderer,
  live: Reads,
  places: readonly number[],
  lastPlace: number,
): Promise<Answers> => {
  const pages = new Set(places.flatMap((place) => pagesToRender(place, lastPlace)));
  const parts = new Set(places.map(partOf));
  return new Map<string, Answer>([
    ...(await inOrder([...pages].map((page) => () => answerOfPage(render, live, page, lastPlace)))),
    ...(await inOrder([...parts].map((part) => () => answersOfPart(render, live, part)))).flat(),
    ...answersOfIndex(render, places, lastPlace),
  ]);
};

/** So many places are rendered in one go: those of a page of the list. */
export const PLACES_AT_ONCE = PER_PAGE;
