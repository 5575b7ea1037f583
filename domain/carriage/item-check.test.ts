import { describe, expect, test } from 'vitest';
import { itemAnswer, rulesFor } from './item-check.ts';
import { everyday, wordsOfOthers } from './testing/everyday.ts';

/** What of a list is answered otherwise than it should be. */
const wrongIn = (list: typeof everyday) => list.filter(([said, right]) => itemAnswer(said).verdict !== right);

describe.each([
  ['what shoppers type', everyday, 120],
  ['the words of others', wordsOfOthers, 80],
] as const)('%s', (_, list, count) => {
  test('is answered right in 95 of 100 cases', () => {
    expect(list).toHaveLength(count);
    expect(wrongIn(list).length, JSON.stringify(wrongIn(list))).toBeLessThanOrEqual(count * 0.05);
  });

  test('never hears that it is fine when it must not fly, or not without a look', () => {
    const mayNot = list.filter(([, right]) => right === 'never' || right === 'ask');
    expect(mayNot.filter(([said]) => itemAnswer(said).verdict === 'fine')).toEqual([]);
  });
});

test('what is fine beside a word that we do not know is not called fine', () => {
  expect(itemAnswer('safety caps').verdict).toBe('unknown');
  expect(itemAnswer('Zorbex shoes')).toMatchObject({ verdict: 'unknown', unknown: ['zorbex'] });
  expect(itemAnswer('Zorbex shoes').rows.map(({ code }) => code)).toEqual(['CLOTHES']);
  expect(itemAnswer('12 pairs of red shoes for my 2 sons').verdict).toBe('fine');
  // As Jamaica spells it.
  expect(itemAnswer('grey shoes').verdict).toBe('fine');
  expect(itemAnswer('hair colour').verdict).toBe('ask');
});

test('longer words are meant, not those within them', () => {
  const codesIn = (said: string) => itemAnswer(said).rows.map(({ code }) => code);
  expect(codesIn('phone case')).toEqual(['ELECTRIC']);
  expect(codesIn('phone case with phone')).toEqual(['BATTERY_BUILT_IN', 'ELECTRIC']);
  expect(codesIn('weed wacker')).toEqual(['ENGINE']);
  expect(codesIn('weed')).toEqual(['ILLEGAL']);
});

test.each([
  ['camera with 2 spare batteries', 'ask'],
  ['spare batteries for a camera', 'never'],
  ['phone and power bank', 'never'],
  ['POWER-BANKS', 'never'],
  ['', undefined],
])('%s: %s', (said, verdict) => {
  expect(rulesFor(said)[0]?.verdict).toBe(verdict);
});

test('it says nothing about the value of goods', () => {
  expect(rulesFor('stock, equipment, machinery')).toEqual([]);
});
