import { expect, test } from 'vitest';
import { slotHours, slotIdWords } from './slot-words.ts';

test.each([
  ['P-2026-12-01-0900', 'Tue, Dec 1, 9:00 AM'],
  ['D-2026-12-05-1330', 'Sat, Dec 5, 1:30 PM'],
  ['Brooklyn', 'Brooklyn'],
])('%s reads as %s', (id, words) => {
  expect(slotIdWords(id)).toBe(words);
});

test.each([
  ['14', '17', '9 AM to noon'],
  ['17', '20', 'noon to 3 PM'],
])('a slot from %s to %s UTC in winter is %s', (from, to, words) => {
  expect(slotHours({ from: `2026-12-01T${from}:00:00Z`, to: `2026-12-01T${to}:00:00Z` })).toBe(words);
});
