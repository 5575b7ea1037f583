import { expect, test } from 'vitest';
import { needsNewConsent } from './reweigh.ts';

test.each([
  ['less than declared', 100, 90, false],
  ['exactly ten percent over', 100, 110, false],
  ['just beyond ten percent', 100, 110.001, true],
  ['ten percent of decimals', 11.1, 12.21, false],
])('%s: %s lb declared, %s lb measured', (_words, declared, measured, asks) => {
  expect(needsNewConsent(declared, measured)).toBe(asks);
});
