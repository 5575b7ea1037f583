import { expect, test } from 'vitest';
import {
  type NewDecision as Decision,
  MOST_DECISIONS,
  mayRedirect,
  NewDecision,
  noDecisions,
  redirectsOf,
  withDecision,
} from './deciding.ts';
import { suggestPlace } from './suggest-place.ts';

const said = { by: 'ada', at: '2026-11-30T15:00:00.000Z' };
const decide = (before = noDecisions, ...decisions: readonly Decision[]) =>
  decisions.reduce((known, decision) => {
    const after = withDecision(known, decision, said);
    if (!after.ok) throw new Error(after.refusal.code);
    return after.value;
  }, before);

test('an address without a page may lead elsewhere, one of a page, a list or a file may not', () => {
  for (const path of ['/blog/barrel-rates', '/old/prices.html', '/index.php', '/Rates'])
    expect([path, mayRedirect(path)]).toEqual([path, true]);
  for (const path of [
    '/rates',
    '/blog',
    '/blog/page/2',
    '/blog/category/any',
    '/blog/shipping-to-guyana-guide',
    '/feed.xml',
    '/robots.txt',
    '/admin/blog',
    '/api/blog',
    '/pay',
  ])
    expect([path, mayRedirect(path)]).toEqual([path, false]);
});

test('what was decided last of an address holds, and is taken back without a trace', () => {
  const redirected = decide(
    noDecisions,
    { path: '/a', act: 'REDIRECTED', to: '/rates' },
    { path: '/b', act: 'HIDDEN' },
  );
  expect(redirectsOf(redirected)).toEqual(new Map([['/a', '/rates']]));
  expect(decide(redirected, { path: '/a', act: 'REDIRECTED', to: '/rates' })).toBe(redirected);
  expect(redirectsOf(decide(redirected, { path: '/a', act: 'REDIRECTED', to: '/faq' }))).toEqual(
    new Map([['/a', '/faq']]),
  );
  const undone = decide(redirected, { path: '/a', act: 'UNDONE' }, { path: '/b', act: 'UNDONE' });
  expect(undone).toEqual({ version: 4, decisions: [] });
  expect(decide(undone, { path: '/a', act: 'UNDONE' })).toBe(undone);
});

test('there are never more decisions than the edge has room for', () => {
  const full = decide(
    noDecisions,
    ...Array.from({ length: MOST_DECISIONS }, (_, at) => ({ path: `/a-${at}`, act: 'HIDDEN' }) as const),
  );
  expect(() => decide(full, { path: '/one-more', act: 'HIDDEN' })).toThrow('DECISIONS_FULL');
  expect(decide(full, { path: '/a-1', act: 'REDIRECTED', to: '/faq' }).decisions).toHaveLength(
    MOST_DECISIONS,
  );
});

test('a decision says where an address leads exactly when it leads', () => {
  expect(NewDecision.safeParse({ path: '/a', act: 'REDIRECTED' }).success).toBe(false);
  expect(NewDecision.safeParse({ path: '/a', act: 'HIDDEN', to: '/b' }).success).toBe(false);
  expect(NewDecision.safeParse({ path: '/a', act: 'REDIRECTED', to: '/b' }).success).toBe(true);
});

test('the place is proposed whose words an address has', () => {
  const places = [
    { path: '/blog/what-a-barrel-costs', title: 'What a barrel costs, country by country' },
    { path: '/rates', title: '/rates' },
  ];
  expect(suggestPlace('/blog/barrel-cost', places)?.path).toBe('/blog/what-a-barrel-costs');
  expect(suggestPlace('/rate.html', places)?.path).toBe('/rates');
  expect(suggestPlace('/xyz', places)).toBeUndefined();
});
