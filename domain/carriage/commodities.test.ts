import { expect, test } from 'vitest';
import { commodities, commoditiesByVerdict, commodityOf, dangerCodes } from './commodities.ts';
import { itemAnswer } from './item-check.ts';

test('power banks and loose lithium batteries never fly', () => {
  for (const code of ['POWER_BANK', 'LOOSE_BATTERY'] as const) {
    expect(commodityOf(code).verdict).toBe('never');
    expect(commodityOf(code).whatToDo).toContain('Leave it out');
  }
});

test('a battery beside its device is charged to 30% at most, and built in ones are counted', () => {
  expect(commodityOf('BATTERY_WITH_DEVICE').verdict).toBe('ask');
  expect(commodityOf('BATTERY_WITH_DEVICE').reason).toContain('30%');
  expect(commodityOf('BATTERY_BUILT_IN').verdict).toBe('ask');
  expect(commodityOf('BATTERY_BUILT_IN').whatToDo).toContain('how many');
});

test('each word of the table leads to its own row, and to no other', () => {
  const astray = commodities
    .filter(({ code }) => code !== 'HIGH_VALUE')
    .flatMap(({ code, words, also }) =>
      [...words, ...also].filter(
        (word) =>
          itemAnswer(word)
            .rows.map((row) => row.code)
            .join() !== code,
      ),
    );
  expect(astray).toEqual([]);
});

test('every kind is in exactly one list, with a reason and with what to do', () => {
  const listed = (['never', 'ask', 'papers', 'fine'] as const).flatMap(commoditiesByVerdict);
  expect(listed.length).toBe(commodities.length);
  for (const { code, reason, whatToDo, words } of listed) {
    expect(reason, code).toMatch(/\.$/);
    expect(whatToDo, code).toMatch(/\.$/);
    // More than a line of examples is read by nobody.
    expect(words.length, code).toBeLessThanOrEqual(9);
  }
});

test('only what never flies or waits for a look is a danger', () => {
  const verdicts = new Set(dangerCodes.map((code) => commodityOf(code).verdict));
  expect([...verdicts].toSorted()).toEqual(['ask', 'never']);
  expect(dangerCodes).toHaveLength(commoditiesByVerdict('never').length + commoditiesByVerdict('ask').length);
});
