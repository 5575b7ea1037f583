import { expect, test } from 'vitest';
import { conversions } from './conversion.ts';

test('each step is compared with the first and with the one before', () => {
  expect(conversions([200, 50, 20])).toEqual([
    {},
    { ofFirst: 0.25, ofPrevious: 0.25 },
    { ofFirst: 0.1, ofPrevious: 0.4 },
  ]);
});

test('there is no share after an empty step, nor when a step has more people than the one before', () => {
  expect(conversions([100, 0, 30])).toEqual([{}, { ofFirst: 0, ofPrevious: 0 }, { ofFirst: 0.3 }]);
  expect(conversions([10, 4, 8])[2]).toEqual({ ofFirst: 0.8 });
  expect(conversions([0, 5])).toEqual([{}, {}]);
});
