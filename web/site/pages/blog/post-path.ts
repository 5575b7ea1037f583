import type { Post } from '#domain/blog/post.ts';
import type { SitePath } from '#domain/kernel/paths.ts';

/** The address of a post that ships with the code. */
export const postPath = ({ slug }: Pick<Post, 'slug'>): SitePath => `/blog/${slug}` as SitePath;
