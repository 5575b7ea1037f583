import { expect, test } from 'vitest';
import { flightName } from './flight-name.ts';

test('a flight is called by its country and its day', () => {
  expect(flightName('GY-2026-11-27')).toBe('Guyana, Nov 27, 2026');
  expect(flightName('TT-2026-12-04-2')).toBe('Trinidad, Dec 4, 2026 (2)');
  expect(flightName('nothing')).toBe('nothing');
});
