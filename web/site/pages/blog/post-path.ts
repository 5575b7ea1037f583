import type { PagePath } from '../../breadcrumb-path.ts';

/** The address of a post. */
export const postPath = ({ slug }: { readonly slug: string }): PagePath => `/blog/${slug}`;
