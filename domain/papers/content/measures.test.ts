import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kilogramColumn, kilogramsText } from './measures.ts';

const tens = (text: string): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);

test('kilograms of a table add up to their printed total, each less than ten grams from what it weighs', () => {
  const weight = fc.integer({ min: 1, max: 400_000 });
  fc.assert(
    fc.property(fc.array(weight, { minLength: 1, maxLength: 60 }), (weights) => {
      const column = kilogramColumn(weights);
      const total = weights.reduce((sum, one) => sum + one, 0);
      expect(column.reduce((sum, text) => sum + tens(text), 0)).toBe(tens(kilogramsText(total)));
      weights.forEach((one, place) => {
        expect(Math.abs(tens(column[place] ?? '') - (one / 1000 / 2.2046226218) * 100)).toBeLessThan(1);
      });
    }),
  );
});

test('a single weight is rounded as everywhere else', () => {
  expect(kilogramColumn([40_125])).toEqual([kilogramsText(40_125)]);
  expect(kilogramColumn([])).toEqual([]);
});
