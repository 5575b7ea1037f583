import { expect, test } from 'vitest';
import { labelWords } from './label-words.ts';

test.each([
  ['10234 Maria Persaud', { mailbox: '10234', name: 'Maria Persaud' }],
  ['Maria Persaud SKY-10234', { mailbox: '10234', name: 'Maria Persaud' }],
  // A number that an older system gave.
  ['451 Maria Persaud', { mailbox: '451', name: 'Maria Persaud' }],
  ['Maria Persaud', { name: 'Maria Persaud' }],
  ['10234', { mailbox: '10234' }],
])('%s', (typed, words) => {
  expect(labelWords(typed)).toEqual(words);
});
