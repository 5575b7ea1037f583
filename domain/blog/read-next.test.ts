import { expect, test } from 'vitest';
import { guides } from './guides/guides.ts';
import { readNext } from './read-next.ts';

const dated = (...days: readonly string[]) =>
  days.map((publishedOn) => ({ ...guides[0], slug: `of-${publishedOn}`, publishedOn }));

test('the three newest of the others, the newest first', () => {
  const posts = dated('2026-01-05', '2026-05-01', '2026-02-01', '2026-03-01', '2026-04-01');
  expect(readNext(posts, { slug: 'of-2026-05-01' }).map(({ publishedOn }) => publishedOn)).toEqual([
    '2026-04-01',
    '2026-03-01',
    '2026-02-01',
  ]);
});

test('nothing where there is no other', () => {
  const [only] = guides;
  expect(readNext([only], only)).toEqual([]);
});
