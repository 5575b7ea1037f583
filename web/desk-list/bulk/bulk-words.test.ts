import { expect, test } from 'vitest';
import { actNames } from '#domain/desk/acts.ts';
import { countWords, rowsWords } from './bulk-words.ts';

const rows = [
  { outcome: 'changed' },
  { outcome: 'changed' },
  { outcome: 'already' },
  { outcome: 'refused' },
] as const;

test('what will happen and what has happened are counted in words', () => {
  expect(countWords('MOVE_SHIPMENTS', rows, 'before')).toBe(
    '2 will move, 1 on this flight already, 1 refused',
  );
  expect(countWords('MOVE_SHIPMENTS', rows, 'after')).toBe('2 moved, 1 on this flight already, 1 refused');
  expect(countWords('TAKE_QUOTES', [], 'after')).toBe('0 taken');
});

test('every act has its words, and one row is one', () => {
  for (const act of actNames) {
    expect(countWords(act, rows, 'before')).toMatch(/^2 will .+, 1 .+, 1 refused$/);
    expect(rowsWords(act, 1)).not.toMatch(/s$/);
    expect(rowsWords(act, 2)).toMatch(/^2 .+s$/);
  }
});
