import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { destinationCodes } from '../../kernel/destination-codes.ts';
import { guides } from '../guides/guides.ts';
import { defaultCategories } from './category.ts';
import { type KnownCategory, type PostTopic, suggestCategory } from './suggest.ts';

/** The categories of the code with their guides. */
const known: readonly KnownCategory[] = defaultCategories.map((category) => ({
  category,
  posts: guides.filter((guide) => guide.category === category.slug),
}));

describe('a suggestion', () => {
  test.each([
    [{ title: 'Which barrel for clothes?' }, 'barrels-and-boxes'],
    [{ title: 'What it costs in December', phrase: 'air cargo rates guyana' }, 'rates-and-cutoffs'],
    [{ title: 'Forms for your receiver' }, 'customs-and-duty'],
    [{ title: 'Supplies for a shop in Kingston', phrase: 'freight for companies' }, 'business-freight'],
  ] as const)('for %o is %s', (post, category) => {
    expect(suggestCategory(post, known)?.category).toBe(category);
  });

  test('says which words it goes by, and is surer the more there are', () => {
    const few = suggestCategory({ title: 'Barrel' }, known);
    const more = suggestCategory({ title: 'Pack a barrel or a box' }, known);
    expect(few?.reason).toBe('“barrel” in its name, “barrel” in one of its posts.');
    expect(more?.reason).toContain('“barrel”, “box” in its name, “pack” in its description');
    expect(more?.confidence).toBeGreaterThan(few?.confidence ?? 1);
  });

  test('is not made where nothing says what a post is about', () => {
    expect(suggestCategory({ title: 'Christmas' }, known)).toBeUndefined();
    expect(suggestCategory({ title: 'What is it for?' }, known)).toBeUndefined();
    expect(suggestCategory({ title: 'Barrels' }, [])).toBeUndefined();
  });

  test('goes by the country of a post where a category is about it', () => {
    const guyana: KnownCategory = {
      category: { slug: 'guyana', name: 'Guyana', description: '', version: 1 },
      posts: [],
    };
    expect(suggestCategory({ title: 'Opening hours', destination: 'GY' }, [...known, guyana])?.category).toBe(
      'guyana',
    );
  });

  test('is the same in any order of categories and posts, and sure from 0 to 1', () => {
    const text = fc
      .array(fc.constantFrom('barrels', 'box', 'duty', 'rates', 'shop', 'the', 'Guyana'), { maxLength: 5 })
      .map((words) => words.join(' '));
    const topics: fc.Arbitrary<PostTopic> = fc.record(
      { title: text, phrase: text, destination: fc.constantFrom(...destinationCodes) },
      { requiredKeys: ['title'] },
    );
    fc.assert(
      fc.property(topics, fc.shuffledSubarray([...known], { minLength: known.length }), (post, shuffled) => {
        const found = suggestCategory(post, known);
        expect(suggestCategory(post, shuffled)).toEqual(found);
        if (found === undefined) return;
        expect(found.confidence).toBeGreaterThan(0);
        expect(found.confidence).toBeLessThan(1);
      }),
    );
  });
});
