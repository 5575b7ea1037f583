import { expect, test } from 'vitest';
import { presenceWords } from './presence-words.ts';

const nameOf = (userId: string) => ({ a: 'Ann', b: 'Ben', c: 'Cleo' })[userId] ?? 'A colleague';
const words = (text: string) =>
  presenceWords(
    text
      .split(' ')
      .filter(Boolean)
      .map((one) => ({ userId: one.replace('!', ''), edits: one.endsWith('!') })),
    nameOf,
  );

test('somebody alone reads nothing', () => expect(words('')).toBe(''));

test('those who look are named', () => {
  expect(words('a')).toBe('Ann is looking at this too');
  expect(words('a b')).toBe('Ann and Ben are looking at this too');
  expect(words('a b c')).toBe('Ann and 2 others are looking at this too');
});

test('those who change it matter more than those who look', () => {
  expect(words('a b!')).toBe('Ben is changing this too');
  expect(words('a! b c!')).toBe('Ann and Cleo are changing this too');
});
