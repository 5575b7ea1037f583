import * as z from 'zod/mini';
import { shownText } from '../body/inline.ts';
import { Slug } from '../published/slug.ts';

export const CATEGORY_NAME_MAX = 60;
export const CATEGORY_DESCRIPTION_MAX = 160;
/** Readers do not choose among more, and all of them are read at once. */
export const CATEGORIES_MAX = 100;

const Name = shownText(CATEGORY_NAME_MAX).check(z.trim(), z.minLength(1, 'Write a name'));
const Description = shownText(CATEGORY_DESCRIPTION_MAX).check(z.trim());

/** What readers read of a category. */
export const CategoryWords = z.strictObject({
  name: Name,
  /** One sentence about its posts, for its page and for search engines. */
  description: Description,
});
export type CategoryWords = z.infer<typeof CategoryWords>;

/** A category of posts. Its slug is the end of its address, and stays when its name changes. */
export const Category = z.object({
  slug: Slug,
  name: z.string(),
  description: z.string(),
  /** Grows by one with each change. */
  version: z.int(),
  /** The category that its posts are in since the two were merged. The posts themselves are not rewritten. */
  mergedInto: z.optional(Slug),
});
export type Category = z.infer<typeof Category>;

/** All categories. They are few, so they are kept together. */
export const CategoryList = z.object({
  /** Grows by one with each change of any of them. */
  version: z.int(),
  /** Grows with each change that readers see on pages which are there already: another name, or a merge. */
  looks: z.int(),
  categories: z.array(Category),
});
export type CategoryList = z.infer<typeof CategoryList>;

const shipped = (slug: string, name: string, description: string): Category => ({
  slug,
  name,
  description,
  version: 1,
});

/** The categories that ship with the code, until somebody changes one. */
export const defaultCategories: readonly Category[] = [
  shipped(
    'barrels-and-boxes',
    'Barrels and boxes',
    'How to choose, pack and measure a barrel or a box before you send it.',
  ),
  shipped(
    'rates-and-cutoffs',
    'Rates and cutoffs',
    'What air cargo costs, how to compare prices, and by when it has to be at our dock.',
  ),
  shipped(
    'customs-and-duty',
    'Customs and duty',
    'Forms, tax numbers and duty, and what your receiver brings to the counter.',
  ),
  shipped(
    'business-freight',
    'Business freight',
    'Air cargo for shops and companies: volume, papers and regular flights.',
  ),
];

/** The list before anybody has changed it. */
export const shippedCategories: CategoryList = { version: 0, looks: 0, categories: [...defaultCategories] };
