import { categoryOf, countOf, ownCategories } from '#domain/blog/categories/aliases.ts';
import { type CountedCategory, categoryEndpoints } from '#domain/blog/categories/endpoints.ts';
import { useReply } from '#web/api/use-reply.ts';

/** All categories, those included that were merged into another one. They are read again after each change of the blog. */
export const useCategories = () => useReply(['blog', 'categories'], categoryEndpoints.categories, {});

/** What is to be mended. It stays as it is while somebody decides, and is read again after each change. */
export const useToMend = () => useReply(['blog', 'to-mend'], categoryEndpoints.toMend, {});

/** The categories to choose from. */
export const optionsOf = (categories: readonly CountedCategory[]) =>
  ownCategories(categories).map(({ slug, name }) => ({ value: slug, label: name }));

/** The name of a category by any slug that stands for it; the slug itself where nobody knows it. */
export const nameIn = (categories: readonly CountedCategory[], slug: string): string =>
  categoryOf(categories, slug)?.name ?? slug;

/** How many posts a category has, with those of the categories that were merged into it. */
export const postsIn = (categories: readonly CountedCategory[], slug: string): number =>
  countOf(
    categories,
    Object.fromEntries(categories.map((one) => [one.slug, { posts: one.posts, shown: 0 }])),
    slug,
  ).posts;

/** `1 post`, `12 posts`. */
export const postsWords = (count: number): string => (count === 1 ? '1 post' : `${count} posts`);

/** `95% sure`. */
export const sureWords = (confidence: number): string => `${Math.round(confidence * 100)}% sure`;
