import { describe, expect, test } from 'vitest';
import { categoryOf } from './aliases.ts';
import { CATEGORIES_MAX, type CategoryList, shippedCategories } from './category.ts';
import { type CategoryChange, withChangedCategory, withNewCategory } from './change-category.ts';

const words = { name: 'Holiday tips', description: 'What to send when.' };
const added = (list = shippedCategories): CategoryList => {
  const result = withNewCategory(list, words);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value.list;
};
const slug = 'holiday-tips';
const change = (list: CategoryList, of: string, given: Partial<CategoryChange>) => {
  const now = list.categories.find((one) => one.slug === of);
  const { name = '', description = '', version = 1 } = now ?? {};
  return withChangedCategory(list, of, { name, description, version, ...given });
};
const listAfter = (result: ReturnType<typeof change>): CategoryList => {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value.list;
};
const codeOf = (result: ReturnType<typeof change | typeof withNewCategory>) =>
  result.ok ? result.value.act : result.refusal.code;

describe('a new category', () => {
  test('has an address from its name, and changes no page that is there', () => {
    const list = added();
    expect(list.categories.at(-1)).toEqual({ slug, ...words, version: 1 });
    expect([list.version, list.looks]).toEqual([1, 0]);
  });

  test('is added once, and not beside another with its name or its address', () => {
    const list = added();
    expect(added(list)).toBe(list);
    expect(codeOf(withNewCategory(list, { ...words, description: 'Other.' }))).toBe('CATEGORY_EXISTS');
    expect(codeOf(withNewCategory(list, { ...words, name: 'holiday tips' }))).toBe('CATEGORY_EXISTS');
    expect(codeOf(withNewCategory(list, { ...words, name: '!' }))).toBe('CATEGORY_NAMELESS');
  });

  test('is one of a hundred at most', () => {
    const [first] = shippedCategories.categories;
    if (first === undefined) throw new Error('There is no category.');
    const categories = Array.from({ length: CATEGORIES_MAX }, (_, at) => ({ ...first, slug: `c-${at}` }));
    expect(codeOf(withNewCategory({ version: 1, looks: 0, categories }, words))).toBe('TOO_MANY_CATEGORIES');
  });
});

describe('another name', () => {
  test('keeps the address, and is seen on pages that are there', () => {
    const after = listAfter(change(added(), slug, { name: 'For the holidays' }));
    expect(after.categories.at(-1)).toMatchObject({ slug, name: 'For the holidays', version: 2 });
    expect([after.version, after.looks]).toEqual([2, 1]);
  });

  test('is none where it is the same, and does not replace that of a colleague', () => {
    const list = added();
    expect(listAfter(change(list, slug, { version: 9 }))).toBe(list);
    expect(codeOf(change(list, slug, { name: 'Other', version: 9 }))).toBe('CATEGORY_CHANGED');
    expect(codeOf(change(list, slug, { name: 'Customs and duty' }))).toBe('CATEGORY_EXISTS');
    expect(codeOf(change(list, 'nowhere', {}))).toBe('CATEGORY_NOT_FOUND');
  });
});

describe('a merge', () => {
  const into = 'customs-and-duty';

  test('is one alias, which undoing takes away', () => {
    const before = added();
    const merged = change(before, slug, { mergedInto: into });
    expect(codeOf(merged)).toBe('MERGED');
    const list = listAfter(merged);
    expect(categoryOf(list.categories, slug)?.slug).toBe(into);
    const others = (of: CategoryList) => of.categories.filter((one) => one.slug !== slug);
    expect(others(list)).toEqual(others(before));
    const apart = change(list, slug, {});
    expect(codeOf(apart)).toBe('SEPARATED');
    expect(categoryOf(listAfter(apart).categories, slug)).toMatchObject({ slug, ...words });
  });

  test('leads neither to itself, nor round in a circle, nor to what is merged or not there', () => {
    const list = listAfter(change(added(), slug, { mergedInto: into }));
    for (const [one, target] of [
      [into, slug],
      [into, into],
      ['rates-and-cutoffs', slug],
      ['rates-and-cutoffs', 'nowhere'],
    ] as const)
      expect(codeOf(change(list, one, { mergedInto: target })), `${one} into ${target}`).toBe(
        'MERGE_NOT_POSSIBLE',
      );
  });

  test('stays when the category is given another name', () => {
    const list = listAfter(change(added(), slug, { mergedInto: into }));
    const after = listAfter(change(list, slug, { name: 'Old tips', mergedInto: into }));
    expect(after.categories.at(-1)).toMatchObject({ name: 'Old tips', mergedInto: into });
  });
});
