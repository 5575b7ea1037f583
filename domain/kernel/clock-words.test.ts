import { expect, test } from 'vitest';
import { clockWords } from './clock-words.ts';

test.each([
  ['00:00', '12:00 AM'],
  ['09:05', '9:05 AM'],
  ['12:00', '12:00 PM'],
  ['16:30', '4:30 PM'],
])('%s reads %s', (time, words) => {
  expect(clockWords(time)).toBe(words);
});
