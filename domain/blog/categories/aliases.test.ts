import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryOf, countOf, isOwn, ownCategories, slugsOf } from './aliases.ts';
import type { Category } from './category.ts';

const named = (slug: string, mergedInto?: string): Category => ({
  slug,
  name: slug,
  description: '',
  version: 1,
  ...(mergedInto === undefined ? {} : { mergedInto }),
});
const slug = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'gone');
/** Any categories, merged in any way: round in circles, and into what is not there. */
const lists: fc.Arbitrary<readonly Category[]> = fc.uniqueArray(
  fc.tuple(slug, fc.option(slug, { nil: undefined })).map(([one, into]) => named(one, into)),
  { selector: (one) => one.slug },
);

describe('the category that a slug stands for', () => {
  test('is the last one on the way of its merges', () => {
    const merged = [named('boxes', 'barrels'), named('barrels', 'packing'), named('packing')];
    expect(merged.map((one) => categoryOf(merged, one.slug)?.slug)).toEqual([
      'packing',
      'packing',
      'packing',
    ]);
    expect(slugsOf(merged, 'packing')).toEqual(['boxes', 'barrels', 'packing']);
    expect(ownCategories(merged)).toEqual([named('packing')]);
    expect(categoryOf(merged, 'unknown')).toBeUndefined();
  });

  test('is found however categories are merged, and stands for itself', () => {
    fc.assert(
      fc.property(lists, slug, (categories, one) => {
        const found = categoryOf(categories, one);
        expect(found === undefined).toBe(!categories.some((each) => each.slug === one));
        if (found) expect(categoryOf(categories, found.slug)).toBe(found);
      }),
    );
  });

  test('has every slug exactly once', () => {
    fc.assert(
      fc.property(lists, (categories) => {
        const all = ownCategories(categories).flatMap((own) => slugsOf(categories, own.slug));
        expect(all.toSorted()).toEqual(categories.map((one) => one.slug).toSorted());
      }),
    );
  });
});

test('a category has its own posts and those of the categories that were merged into it', () => {
  const merged = [named('boxes', 'barrels'), named('barrels'), named('rates')];
  const counts = { boxes: { posts: 2, shown: 1 }, barrels: { posts: 3, shown: 3 } };
  expect(countOf(merged, counts, 'barrels')).toEqual({ posts: 5, shown: 4 });
  expect(countOf(merged, counts, 'rates')).toEqual({ posts: 0, shown: 0 });
  expect(isOwn(merged, 'boxes')).toBe(false);
});
