import { expect, test } from 'vitest';
import { spanWords } from './span-words.ts';

const MINUTE = 60_000;

test.each([
  [0, 'less than a minute'],
  [-5, 'less than a minute'],
  [20 * MINUTE, '20 min'],
  [60 * MINUTE, '1 h'],
  [845 * MINUTE, '14 h 5 min'],
  [24 * 60 * MINUTE, '1 d'],
  [(64 * 60 + 59) * MINUTE, '2 d 16 h'],
])('%i ms are %s', (ms, words) => expect(spanWords(ms).replaceAll('\u00a0', ' ')).toBe(words));
