import { expect, test } from 'vitest';
import { guestDraftWords } from './guest-draft-words.ts';

const goods = (...rows: readonly (readonly ['box' | 'barrel', number])[]) =>
  rows.map(([kind, quantity]) => ({ kind, quantity }));

test.each([
  [goods(['barrel', 1]), 'your $385.00 barrel'],
  [goods(['box', 1]), 'your $385.00 box'],
  [goods(['barrel', 1], ['barrel', 2]), 'your 3 barrels for $385.00'],
  [goods(['box', 4]), 'your 4 boxes for $385.00'],
  [goods(['box', 1], ['barrel', 1]), 'your 2 pieces for $385.00'],
])('what a guest is about to book is said in a few words', (rows, words) => {
  expect(guestDraftWords(rows, 38_500)).toBe(words);
});
