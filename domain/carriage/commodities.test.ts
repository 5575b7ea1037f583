import { expect, test } from 'vitest';
import { commodities, commoditiesByVerdict } from './commodities.ts';

const verdictOf = (word: string) => commodities.find(({ words }) => words.includes(word))?.verdict;

test.each(['lithium battery', 'iphone', 'airpods', 'drone', 'perfume', 'aerosol', 'nail polish'])(
  '%s is on hold until staff have looked at it',
  (word) => {
    expect(verdictOf(word)).toBe('ask');
  },
);

test('no word belongs to two kinds of goods', () => {
  const words = commodities.flatMap((commodity) => commodity.words);
  expect(new Set(words).size).toBe(words.length);
});

test('every kind is in exactly one list, with a reason', () => {
  const listed = (['never', 'ask', 'papers'] as const).flatMap(commoditiesByVerdict);
  expect(listed.length).toBe(commodities.length);
  for (const { name, reason } of listed) expect(reason, name).not.toBe('');
});
