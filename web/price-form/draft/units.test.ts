import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyBarrel, emptyDraft, inUnits } from './draft.ts';
import { converted, numberOf } from './units.ts';

test.each([
  ['12', 12],
  [' 12.5 ', 12.5],
  ['.5', 0.5],
  ['1,250', 1250],
  ['$400', 400],
  ['$1,234.56', 1234.56],
  ['', undefined],
  ['12 in', Number.NaN],
  ['1,2', Number.NaN],
  ['-3', Number.NaN],
  ['1e3', Number.NaN],
])('%j is read as %s', (typed, value) => {
  expect(numberOf(typed)).toBe(value);
});

test.each([
  ['12', 'in', 'cm', '30.48'],
  ['60', 'cm', 'in', '23.622'],
  ['18', 'kg', 'lb', '39.68'],
  ['140', 'lb', 'kg', '63.503'],
  ['about 12', 'in', 'cm', 'about 12'],
  ['', 'in', 'cm', ''],
] as const)('%j %s in %s is %j', (typed, from, to, shown) => {
  expect(converted(typed, from, to)).toBe(shown);
});

test('changing a unit twice restores the typed value', () => {
  const typed = fc.integer({ min: 1, max: 60_000 }).map((hundredths) => String(hundredths / 100));
  const pairs = fc.constantFrom(['in', 'cm'], ['cm', 'in'], ['lb', 'kg'], ['kg', 'lb'] as const);
  fc.assert(
    fc.property(typed, pairs, (text, [from, to]) => {
      expect(converted(converted(text, from, to), to, from)).toBe(text);
    }),
    { numRuns: 500 },
  );
});

test('a new unit converts all boxes and barrels, and only its own measure', () => {
  const draft = {
    ...emptyDraft,
    goods: [
      { kind: 'box', id: 1, quantity: '2', length: '12', width: '10', height: '', weight: '20' },
      { ...emptyBarrel(2, 'B55'), weight: '140' },
    ],
  } as const;
  const metric = inUnits(draft, 'cm', 'lb');
  expect(metric.goods).toEqual([{ ...draft.goods[0], length: '30.48', width: '25.4' }, draft.goods[1]]);
  expect(inUnits(metric, 'in', 'lb')).toEqual(draft);
});
