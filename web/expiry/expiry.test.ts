import { expect, test } from 'vitest';
import { bySoonest, expiryWords, standingOf } from './expiry.ts';

const today = '2026-12-01';

test.each([
  [undefined, 'MISSING', 'is not on record'],
  ['2026-11-30', 'EXPIRED', 'ended Nov 30, 2026'],
  ['2026-12-01', 'SOON', 'ends today'],
  ['2026-12-02', 'SOON', 'ends tomorrow'],
  ['2026-12-15', 'SOON', 'ends Dec 15, in 14 days'],
  ['2026-12-31', 'SOON', 'ends Dec 31, in 30 days'],
  ['2027-01-01', 'VALID', 'until Jan 1, 2027'],
] as const)('a paper whose last day is %s is %s: it %s', (expires, standing, words) => {
  expect(standingOf(expires, today)).toBe(standing);
  expect(expiryWords(expires, today)).toBe(words);
});

test('what is missing stands before what has ended, and that before what ends next', () => {
  const papers = ['2027-03-31', undefined, '2026-12-31', '2026-11-30'].map((expires) => ({ expires }));
  expect(bySoonest(papers).map(({ expires }) => expires)).toEqual([
    undefined,
    '2026-11-30',
    '2026-12-31',
    '2027-03-31',
  ]);
});
