import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Compared, compareLines } from './compare.ts';

/** What one of the two texts says, put together again. */
const textOf = (compared: readonly Compared[], side: 'before' | 'after'): string =>
  compared
    .map((one) =>
      one.is === 'same'
        ? one.lines.join('\n')
        : one.parts
            .filter(({ only }) => only === undefined || only === side)
            .map(({ text }) => text)
            .join(''),
    )
    .filter((text, at) => text !== '' || compared[at]?.is === 'same')
    .join('\n');

const word = fc.constantFrom('barrel', 'box', 'rice', 'Guyana', 'fly.', '$3.50', '’', 'ñ');
const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const lines = fc.array(line, { maxLength: 8 });

test('both texts can be read in a comparison, word by word, whatever differs', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const compared = compareLines(before, after);
      expect(textOf(compared, 'before')).toBe(before.join('\n'));
      expect(textOf(compared, 'after')).toBe(after.join('\n'));
    }),
  );
});

test('the same text has no place that differs', () => {
  fc.assert(
    fc.property(lines, (same) => {
      expect(compareLines(same, same).filter(({ is }) => is === 'different')).toEqual([]);
    }),
  );
});

test('a word that is another one is marked, and its line stays one line', () => {
  expect(compareLines(['First', 'It flies on Friday.'], ['First', 'It flies on Monday.'])).toEqual([
    { is: 'same', lines: ['First'] },
    {
      is: 'different',
      parts: [
        { text: 'It flies on ' },
        { text: 'Friday', only: 'before' },
        { text: 'Monday', only: 'after' },
        { text: '.' },
      ],
    },
  ]);
});

test('texts that have nothing in common are shown whole, one after the other', () => {
  const many = (word: string) => Array.from({ length: 3_000 }, (_, at) => `${word}${at}`);
  const [only] = compareLines(many('a'), many('b'));
  expect(only?.is === 'different' && only.parts.map((part) => part.only)).toEqual(['before', 'after']);
});
