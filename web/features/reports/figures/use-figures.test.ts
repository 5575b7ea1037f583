import { expect, test } from 'vitest';
import { figuresBefore } from './use-figures.ts';

test('figures of other months stay until the new ones are there, and those that are put together otherwise do not', () => {
  const rows = { rows: ['GY-2026-11-27'] };
  const key = ['reports', 'figures', { from: '2026-10', to: '2026-10', lane: 'GY', by: 'flight' }];
  expect(figuresBefore({ by: 'flight' }, rows, key)).toBe(rows);
  expect(figuresBefore({ by: 'lane' }, rows, key)).toBeUndefined();
  expect(figuresBefore({ by: 'lane' }, undefined, undefined)).toBeUndefined();
});
