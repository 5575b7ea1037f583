import { expect, test } from 'vitest';
import { slotIdWords } from './slot-words.ts';

test.each([
  ['P-2026-12-01-0900', 'Tue, Dec 1, 9:00 AM'],
  ['D-2026-12-05-1330', 'Sat, Dec 5, 1:30 PM'],
  ['Brooklyn', 'Brooklyn'],
])('%s reads as %s', (id, words) => {
  expect(slotIdWords(id)).toBe(words);
});
