import { expect, test } from 'vitest';
import { liabilityFor } from './carrier-liability.ts';

test('a carrier owes about $34 a kilogram, so about $616.89 for a box of 40 lb', () => {
  expect(liabilityFor(40)).toBe(61_689);
});
