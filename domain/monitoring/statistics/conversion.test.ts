import { expect, test } from 'vitest';
import { conversions } from './conversion.ts';

test('each milestone has its share of the visitors', () => {
  expect(conversions([400, 100, 20])).toEqual([undefined, 0.25, 0.05]);
});

test('without visitors, or with more people than visited, there is no share', () => {
  expect(conversions([0, 5])).toEqual([undefined, undefined]);
  expect(conversions([4, 5, 2])).toEqual([undefined, undefined, 0.5]);
});
