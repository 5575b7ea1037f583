import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alikePairs, likenessOf } from './alike.ts';
import type { Category } from './category.ts';
import { defaultCategories } from './category.ts';

const named = (name: string, slug = name.toLowerCase().replaceAll(' ', '-')): Category => ({
  slug,
  name,
  description: '',
  version: 1,
});

test.each([
  ['Holiday tips', 'holiday  TIPS', /capital letters, spaces or signs/],
  ['Air-cargo', 'Aircargo', /capital letters, spaces or signs/],
  ['Holiday tip', 'Holiday tips', /singular and plural/],
  ['Duty', 'Duties', /singular and plural/],
  ['Boxes', 'The box', /singular and plural/],
  ['Customs and duty', 'Customs & duties', /singular and plural/],
  ['Duty and customs', 'Customs and duty', /another order/],
  ['Customs', 'Custums', /one letter/],
  ['Barrels and boxes', 'Barels and boxes', /one letter/],
])('%s and %s may be one', (one, other, reason) => {
  const [there, back] = [likenessOf(one, other), likenessOf(other, one)];
  expect(there?.reason).toMatch(reason);
  expect(back).toEqual(there);
});

test.each([
  ['Rum', 'Gum'],
  ['Guyana', 'Jamaica'],
  ['Rates and cutoffs', 'Customs and duty'],
  ['Business freight', 'Air freight'],
])('%s and %s are two', (one, other) => {
  expect(likenessOf(one, other)).toBeUndefined();
});

test('those that ship with the code are all different', () => {
  expect(alikePairs(defaultCategories, {})).toEqual([]);
});

describe('a pair', () => {
  const pair = [named('Holiday tip'), named('Holiday tips')];

  test('keeps the category with more posts, and of two alike the older one', () => {
    const posts = (many: number) => ({ posts: many, shown: 0 });
    expect(alikePairs(pair, {})).toMatchObject([{ slug: 'holiday-tips', into: 'holiday-tip' }]);
    expect(alikePairs(pair, { 'holiday-tips': posts(1) })).toMatchObject([
      { slug: 'holiday-tip', into: 'holiday-tips' },
    ]);
  });

  test('that was merged is no longer one', () => {
    const [one, other] = pair as [Category, Category];
    expect(alikePairs([one, { ...other, mergedInto: one.slug }], {})).toEqual([]);
  });

  test('is sure from 0 to 1, whatever the names are', () => {
    const name = fc.string({ maxLength: 30, unit: fc.constantFrom('a', 'b', 's', ' ', 'é', '&') });
    fc.assert(
      fc.property(name, name, (one, other) => {
        const { confidence = 0.5 } = likenessOf(one, other) ?? {};
        expect(confidence).toBeGreaterThan(0);
        expect(confidence).toBeLessThanOrEqual(1);
      }),
    );
  });
});
