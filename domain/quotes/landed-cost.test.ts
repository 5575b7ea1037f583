import { expect, test } from 'vitest';
import { allDestinations } from '../kernel/destinations.ts';
import { landedCost } from './landed-cost.ts';

const freight = { code: 'freight', amount: 4000 };
const insurance = { code: 'IN', amount: 500 };
const pickup = { code: 'PU', amount: 2500 };

test('Trinidad: between the lowest and the highest duty, on goods, freight and insurance, without the pickup', () => {
  const { charges, sources } = landedCost({ to: 'TT', value: 10_000, lines: [freight, insurance, pickup] });
  // 145.00: 7% and 12.5% are 10.15 and 18.13; with 30% duty 43.50, 10.15 and 23.56.
  expect(charges).toEqual([
    { kind: 'Goods with 0% duty', amount: 2828 },
    { kind: 'Goods with 30% duty', amount: 7721 },
  ]);
  expect(sources.length).toBeGreaterThan(0);
});

test('Jamaica: nothing up to US$100, and above it a share of the whole value', () => {
  const amounts = (value: number) =>
    landedCost({ to: 'JM', value, lines: [freight] }).charges.map(({ amount }) => amount);
  expect(amounts(10_000)).toEqual([0, 0, 0]);
  expect(amounts(30_000)).toEqual([13_200, 15_600, 6000]);
});

test('Jamaica, with a packing list: only what is on it gets a figure, for its own value', () => {
  const of = (...goods: readonly (readonly [string, number])[]) =>
    landedCost({
      to: 'JM',
      value: goods.reduce((sum, [, value]) => sum + value, 0),
      lines: [freight],
      goods: goods.map(([description, value]) => ({ description, value })),
    });
  expect(of(['Pots and pans', 10_000], ['Bed sheets', 6_200])).toMatchObject({ charges: [], isPart: false });
  expect(of(['Phone cases', 12_000], ['Laptop bag', 4_000]).charges).toEqual([]);
  expect(of(['Men’s shirts', 20_000], ['Used iPhone', 30_000])).toMatchObject({
    charges: [
      { kind: 'Clothing', amount: 8_800 },
      { kind: 'A phone', amount: 15_600 },
    ],
    isPart: false,
  });
  expect(of(['Used clothes', 20_000], ['Pots', 5_000])).toMatchObject({
    charges: [{ kind: 'Clothing', amount: 8_800 }],
    isPart: true,
  });
  expect(of(['Pots', 10_000]).charges).toEqual([{ kind: 'Goods worth US$100.00 or less', amount: 0 }]);
});

test.each(['GY', 'BB', 'SR'] as const)('%s: no figure, but what is unknown and whom to ask', (to) => {
  const { charges, sources, unknown, needsValue } = landedCost({ to, value: 10_000, lines: [freight] });
  expect([charges, sources, needsValue]).toEqual([[], [], false]);
  expect(unknown.length).toBeGreaterThan(0);
});

test.each(allDestinations)('$country: without a value there is no figure', ({ code }) => {
  const { charges, needsValue, authority } = landedCost({ to: code, value: undefined, lines: [freight] });
  expect(charges).toEqual([]);
  expect(needsValue).toBe(code === 'JM' || code === 'TT');
  expect(authority.name).not.toBe('');
});
