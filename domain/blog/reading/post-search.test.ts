import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FoundPost, findPosts } from './post-search.ts';

const posts: readonly FoundPost[] = [
  {
    slug: 'tax',
    title: 'The tax number',
    description: 'What customs asks a receiver for.',
    category: 'Customs and duty',
  },
  { slug: 'duty', title: 'Duty on gifts', description: 'What customs says.' },
  { slug: 'pate', title: 'Pâté and other food', description: 'What may fly.' },
];
const found = (typed: string) => findPosts(posts, typed).map(({ slug }) => slug);

test.each([
  ['dut', ['duty', 'tax']],
  ['CUSTOMS receiver', ['tax']],
  ['pate', ['pate']],
  ['  say, gift!', ['duty']],
  ['uty', []],
  ['', []],
  ['!?', []],
])('%j finds %j', (typed, slugs) => {
  expect(found(typed)).toEqual(slugs);
});

test('any words of a title find its post, in any order and case', () => {
  fc.assert(
    fc.property(fc.constantFrom(...posts), fc.boolean(), (post, isUpper) => {
      const typed = post.title.split(' ').toReversed().join(' ');
      expect(found(isUpper ? typed.toUpperCase() : typed)).toContain(post.slug);
    }),
  );
});
