import type { PagePath } from '../../../breadcrumb-path.ts';

/** The address of the page of a category. */
export const categoryPath = ({ slug }: { readonly slug: string }): PagePath => `/blog/category/${slug}`;
