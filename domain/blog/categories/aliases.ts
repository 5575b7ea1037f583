import type { Category } from './category.ts';

const withSlug = (categories: readonly Category[], slug: string | undefined): Category | undefined =>
  categories.find((one) => one.slug === slug);

/**
 * The category that a slug stands for, after every merge. Undefined where there is none. Aliases that lead round in a circle, or to a
 * category that is not there, end where they were followed last.
 */
export const categoryOf = (
  categories: readonly Category[],
  slug: string | undefined,
): Category | undefined => {
  let found = withSlug(categories, slug);
  const seen = new Set<string>();
  while (found?.mergedInto !== undefined && !seen.has(found.slug)) {
    seen.add(found.slug);
    const next = withSlug(categories, found.mergedInto);
    if (next === undefined) return found;
    found = next;
  }
  return found;
};

/** Whether a category is one by itself, and not merged into another. */
export const isOwn = (categories: readonly Category[], slug: string): boolean =>
  categoryOf(categories, slug)?.slug === slug;

/** The categories that people choose from: those that are not merged into another. */
export const ownCategories = (categories: readonly Category[]): readonly Category[] =>
  categories.filter(({ slug }) => isOwn(categories, slug));

/** The slugs that stand for a category: its own, and those of the categories that were merged into it. */
export const slugsOf = (categories: readonly Category[], slug: string): readonly string[] =>
  categories.filter((one) => categoryOf(categories, one.slug)?.slug === slug).map((one) => one.slug);

/** How many posts each slug has, as posts say it themselves. */
export type PostCounts = Readonly<Record<string, { readonly posts: number; readonly shown: number }>>;

/** How many posts a category has with those of the categories that were merged into it: all of them, and those that readers see. */
export const countOf = (
  categories: readonly Category[],
  counts: PostCounts,
  slug: string,
): { readonly posts: number; readonly shown: number } =>
  slugsOf(categories, slug).reduce(
    (sum, one) => ({
      posts: sum.posts + (counts[one]?.posts ?? 0),
      shown: sum.shown + (counts[one]?.shown ?? 0),
    }),
    { posts: 0, shown: 0 },
  );
