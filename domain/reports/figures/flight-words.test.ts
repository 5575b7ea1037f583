import { expect, test } from 'vitest';
import { flightWords } from './flight-words.ts';

test('a flight is called by its country and its day', () => {
  expect(flightWords('GY-2026-11-27')).toBe('Guyana, Nov 27, 2026');
  expect(flightWords('TT-2026-12-04-2')).toBe('Trinidad, Dec 4, 2026 (2)');
  expect(flightWords('nothing')).toBe('nothing');
});
