import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Slug, slugOf } from './slug.ts';

test.each([
  ['By when? Christmas 2026', 'by-when-christmas-2026'],
  ['What customs won’t take', 'what-customs-wont-take'],
  ['Café, crème & brûlée', 'cafe-creme-brulee'],
  ['page', 'page-1'],
  ['  ', ''],
  ['日本', ''],
])('%s is at %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('of any title it is an address that a post may have, or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const slug = slugOf(title);
      expect(slug === '' || Slug.safeParse(slug).success).toBe(true);
    }),
  );
});

test.each(['Upper', 'two--hyphens', '-first', 'last-', 'a/b', '../x', 'page', 'x'.repeat(81), ''])(
  '%s is no address',
  (slug) => {
    expect(Slug.safeParse(slug).success).toBe(false);
  },
);
