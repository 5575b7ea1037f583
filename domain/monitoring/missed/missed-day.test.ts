import { expect, test } from 'vitest';
import { hitsIn, type MissedOfDay, missedIn, partOfMissed, withHit } from './missed-day.ts';
import { missedPath } from './missed-path.ts';

const at = '2026-11-30T15:00:00.000Z';
const missed = (path: unknown, from?: unknown) =>
  ({ event: 'page_missed', facts: { missed: path, from } }) as Parameters<typeof hitsIn>[0][number];
const hitAll = (known: MissedOfDay, paths: readonly string[], when = at): MissedOfDay =>
  paths.reduce((hit, path) => withHit(hit, { path }, when), known);

test('what has a page, is no path, or may be about a person is not counted', () => {
  for (const path of ['/blog/barrel-rates', '/old-page.html', '/blog/category/boxes', '/Rates'])
    expect([path, missedPath(path)]).toEqual([path, path]);
  expect(missedPath('/blog/barrel-rates/')).toBe('/blog/barrel-rates');
  for (const path of [
    '/',
    '/rates',
    '/admin/blog',
    '/blog/shipping-to-guyana-guide',
    '/blog/page/9',
    '/api/blog',
    '/assets/x.js',
    '//evil.test',
    '/a b',
    '/<script>',
    '/of/[email]',
    `/${'a'.repeat(150)}`,
    7,
    undefined,
  ])
    expect([path, missedPath(path)]).toEqual([path, undefined]);
});

test('an address is counted with where its readers came from last, over several days', () => {
  const [first, second] = hitsIn([missed('/blog/a', '/rates'), missed('/blog/a', 'https://evil.test')]);
  const before = withHit({}, { path: '/blog/a' }, '2026-11-29T15:00:00.000Z');
  const today = [first, second].reduce((known, hit) => (hit ? withHit(known, hit, at) : known), {});
  expect(missedIn([before, today])).toEqual([{ path: '/blog/a', hits: 3, lastAt: at, from: '/rates' }]);
});

test('one request counts few addresses, however many it names', () => {
  const hits = hitsIn(Array.from({ length: 200 }, (_, one) => missed(`/blog/made-up-${one}`)));
  expect(new Set(hits.map(({ path }) => path)).size).toBeLessThanOrEqual(5);
});

test('invented addresses neither fill the table nor displace what readers hit', () => {
  const real = hitAll({}, ['/blog/real', '/blog/real']);
  const invented = Array.from({ length: 5000 }, (_, one) => `/blog/made-up-${one}`);
  const flooded = hitAll(real, invented, '2026-11-30T16:00:00.000Z');
  expect(Object.keys(flooded).length).toBeLessThanOrEqual(8);
  expect(flooded['/blog/real']?.n).toBe(2);
  expect(new Set(invented.map(partOfMissed)).size).toBe(16);
});
