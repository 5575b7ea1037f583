import * as z from 'zod/mini';
import type { RefusalsOf } from '../../kernel/endpoint.ts';
import { ok, type Plain, type Result, refuse } from '../../kernel/result.ts';
import { Slug, slugOf } from '../published/slug.ts';
import { categoryOf } from './aliases.ts';
import { CATEGORIES_MAX, Category, type CategoryList, CategoryWords } from './category.ts';

/** What a category is to be like: its words, and the category that it is merged into. Without one it is a category by itself again. */
export const CategoryChange = z.strictObject({
  /** The version that the caller saw. */
  version: z.int().check(z.minimum(1)),
  ...CategoryWords.shape,
  mergedInto: z.optional(Slug),
});
export type CategoryChange = z.infer<typeof CategoryChange>;

/** What was done with a category. */
export const categoryActs = ['ADDED', 'REWORDED', 'MERGED', 'SEPARATED'] as const;

/** The list after a change, and what was changed in it. */
export interface ChangedList {
  readonly list: CategoryList;
  readonly category: Category;
  readonly act: (typeof categoryActs)[number];
}

export const addRefusals = {
  CATEGORY_EXISTS: 409,
  TOO_MANY_CATEGORIES: 409,
  CATEGORY_NAMELESS: 409,
} as const;
const withCategory = { status: 409, details: z.object({ category: Category }) } as const;
export const changeRefusals = {
  CATEGORY_NOT_FOUND: 404,
  CATEGORY_CHANGED: withCategory,
  CATEGORY_EXISTS: 409,
  MERGE_NOT_POSSIBLE: 409,
} as const;

const exists = () => refuse('CATEGORY_EXISTS', 'There is a category with this name already.');
export const noSuchCategory = () => refuse('CATEGORY_NOT_FOUND', 'There is no such category.');

const sameWords = (one: CategoryWords, other: CategoryWords): boolean =>
  one.name === other.name && one.description === other.description;

/** The list with one more category, or the same list where it is there already. */
export const withNewCategory = (
  list: CategoryList,
  words: CategoryWords,
): Result<ChangedList, never, Plain<keyof typeof addRefusals>> => {
  const { categories } = list;
  const slug = slugOf(words.name);
  if (slug === '')
    return refuse('CATEGORY_NAMELESS', 'Write a name with letters: its address is made of it.');
  const there = categories.find((one) => one.slug === slug || one.name === words.name);
  if (there !== undefined)
    return sameWords(there, words) ? ok({ list, category: there, act: 'ADDED' }) : exists();
  if (categories.length >= CATEGORIES_MAX)
    return refuse(
      'TOO_MANY_CATEGORIES',
      `There are ${CATEGORIES_MAX} categories already. Give an old one another name.`,
    );
  const category: Category = { slug, ...words, version: 1 };
  return ok({
    list: { ...list, version: list.version + 1, categories: [...categories, category] },
    category,
    act: 'ADDED',
  });
};

/** Whether a category may lead to another one: to one by itself that does not lead back. */
const mayMerge = (categories: readonly Category[], slug: string, into: string): boolean => {
  const target = categoryOf(categories, into)?.slug;
  return into !== slug && target === into;
};

const actOf = (before: Category, { mergedInto }: CategoryChange): ChangedList['act'] => {
  if (before.mergedInto === mergedInto) return 'REWORDED';
  return mergedInto === undefined ? 'SEPARATED' : 'MERGED';
};

/** The list with a category changed, or the same list where it is so already. */
export const withChangedCategory = (
  list: CategoryList,
  slug: string,
  change: CategoryChange,
): Result<ChangedList, never, RefusalsOf<typeof changeRefusals>> => {
  const { categories } = list;
  const before = categories.find((one) => one.slug === slug);
  if (before === undefined) return noSuchCategory();
  const { version, name, description, mergedInto } = change;
  const act = actOf(before, change);
  if (sameWords(before, change) && before.mergedInto === mergedInto)
    return ok({ list, category: before, act });
  if (before.version !== version)
    return refuse('CATEGORY_CHANGED', 'Someone else has changed it. Look at it again, then decide.', {
      category: before,
    });
  if (categories.some((one) => one.slug !== slug && one.name === name)) return exists();
  if (mergedInto !== undefined && act === 'MERGED' && !mayMerge(categories, slug, mergedInto))
    return refuse('MERGE_NOT_POSSIBLE', 'It cannot be merged into this one. Choose another.');
  const category: Category = {
    slug,
    name,
    description,
    version: version + 1,
    ...(mergedInto === undefined ? {} : { mergedInto }),
  };
  return ok({
    list: {
      version: list.version + 1,
      looks: list.looks + 1,
      categories: categories.map((one) => (one.slug === slug ? category : one)),
    },
    category,
    act,
  });
};
