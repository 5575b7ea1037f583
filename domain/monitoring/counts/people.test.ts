import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addPerson, emptyPeople, estimatePeople, mergePeople, type People } from './people.ts';

const of = (names: readonly string[]): People => {
  const people = emptyPeople();
  for (const name of names) addPerson(people, name);
  return people;
};
const crowd = (size: number, prefix = '') => Array.from({ length: size }, (_, at) => `${prefix}person ${at}`);
const names = fc.array(fc.string(), { maxLength: 60 });

test('without people the estimate is zero, and one person counts once', () => {
  expect(estimatePeople(emptyPeople())).toBe(0);
  expect(estimatePeople(of(Array(1000).fill('the same')))).toBe(1);
});

describe.each([10, 100, 1000, 10_000, 100_000])('of %i people', (size) => {
  test('the estimate is always within three standard errors, and on average almost exact', () => {
    const shares = Array.from({ length: 12 }, (_, run) => estimatePeople(of(crowd(size, `${run} `))) / size);
    for (const share of shares) expect(Math.abs(share - 1)).toBeLessThan(0.2);
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(Math.abs(mean - 1)).toBeLessThan(0.065);
  });
});

test('merges in any order and any grouping to the people in any of them', () => {
  fc.assert(
    fc.property(names, names, names, (a, b, c) => {
      expect(mergePeople(of(a), of(b))).toEqual(of([...b, ...a]));
      expect(mergePeople(mergePeople(of(a), of(b)), of(c))).toEqual(of([...a, ...b, ...c]));
      expect(mergePeople(of(a), of(a))).toEqual(of(a));
    }),
  );
});

test('has the same size with few and with many people', () => {
  expect(of(crowd(10_000)).byteLength).toBe(emptyPeople().byteLength);
});
