import { describe, expect, it } from 'vitest';
import { synthesize } from './cloud.ts';
import { idlePrices } from './prices.ts';

const cloud = synthesize();
/** Dollars a month that a stage may cost while nobody uses it. */
const limit = 26;

describe('a month in which nobody comes', () => {
  it('has a known price for everything that is deployed', () => {
    const unknown = cloud.resources.filter(({ type }) => !idlePrices[type]).map(({ type }) => type);
    expect([...new Set(unknown)]).toEqual([]);
  });

  it(`costs no more than ${limit} dollars`, () => {
    const dollars = cloud.resources.reduce(
      (sum, resource) => sum + (idlePrices[resource.type]?.(resource) ?? 0),
      0,
    );
    console.log(`idle: $${dollars.toFixed(2)} a month`);
    expect(dollars).toBeGreaterThan(10);
    expect(dollars).toBeLessThan(limit);
  });
});
