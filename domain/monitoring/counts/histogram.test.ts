import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addValue, emptyHistogram, type Histogram, percentile } from './histogram.ts';
import { mergeTallies } from './tally.ts';

const units = {
  ms: { reach: 43_000, fine: 10, off: 0.1 },
  score: { reach: 1.5, fine: 0.005, off: 0.067 },
  KB: { reach: 21_000, fine: 5, off: 0.1 },
  count: { reach: 4300, fine: 1, off: 0.1 },
} as const;
type Unit = keyof typeof units;

const of = (unit: Unit, values: readonly number[]): Histogram => {
  const histogram = emptyHistogram();
  for (const value of values) addValue(histogram, unit, value);
  return histogram;
};
const valuesOf = (unit: Unit) =>
  fc.array(fc.double({ min: 0, max: units[unit].reach, noNaN: true }), { minLength: 1, maxLength: 200 });

describe.each(Object.keys(units) as Unit[])('values in %s', (unit) => {
  test('have percentiles within the stated error', () => {
    const { fine, off } = units[unit];
    fc.assert(
      fc.property(valuesOf(unit), fc.constantFrom(0.5, 0.75, 0.95, 0.99), (values, share) => {
        const exact = values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? 0;
        const found = percentile(of(unit, values), unit, share) ?? Number.NaN;
        // The first bucket, which always gives zero, is one growth step wide.
        expect(Math.abs(found - exact)).toBeLessThanOrEqual(Math.max(off * (exact + fine), 0.21 * fine));
      }),
    );
  });

  test('in two merged histograms are as if they were in one', () => {
    fc.assert(
      fc.property(valuesOf(unit), valuesOf(unit), (some, others) => {
        const merged = mergeTallies(of(unit, some), of(unit, others));
        expect(merged).toEqual(of(unit, [...some, ...others]));
      }),
    );
  });
});

test('layout shifts of 0.1 and of 0.25 are in different buckets, and so are their neighbors', () => {
  const shown = [0, 0.05, 0.1, 0.15, 0.2, 0.25].map((value) =>
    percentile(of('score', [value]), 'score', 0.75),
  );
  expect(new Set(shown).size).toBe(6);
  expect(shown).toEqual(shown.toSorted((a, b) => Number(a) - Number(b)));
});

test('zero stays zero, and without values there is no percentile', () => {
  expect(percentile(of('count', [0, 0, 0]), 'count', 0.95)).toBe(0);
  expect(percentile(emptyHistogram(), 'ms', 0.75)).toBeUndefined();
});

test('has the same size with a million values, and accepts values that are too large', () => {
  const histogram = emptyHistogram();
  for (let at = 0; at < 1_000_000; at += 1) addValue(histogram, 'ms', at);
  addValue(histogram, 'ms', 1e9);
  expect(histogram.byteLength).toBe(emptyHistogram().byteLength);
  expect(percentile(histogram, 'ms', 1)).toBeGreaterThan(35_000);
});
