import type { Listed } from '#domain/blog/blog-list.ts';
import { categoryOf } from '#domain/blog/categories/aliases.ts';
import type { Category } from '#domain/blog/categories/category.ts';
import type { FoundPost } from '#domain/blog/reading/post-search.ts';
import type { SiteFile } from './site-file.ts';

/** A part of what the search in the page looks through. */
export const searchPart = (posts: readonly Listed[], categories: readonly Category[]): SiteFile => {
  const found: readonly FoundPost[] = posts.map(({ slug, title, description, category }) => {
    const name = categoryOf(categories, category)?.name;
    return { slug, title, description, ...(name === undefined ? {} : { category: name }) };
  });
  return { body: JSON.stringify(found), contentType: 'application/json; charset=utf-8' };
};
