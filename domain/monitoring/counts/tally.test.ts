import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addToTally, countsOf, emptyTally, mergeTallies, type Tally, totalOf } from './tally.ts';

const PLACES = 5;
const aTally = fc
  .array(fc.integer({ min: 0, max: 0xffff_ffff }), { minLength: PLACES, maxLength: PLACES })
  .map((counts) => {
    const tally = emptyTally(PLACES);
    counts.forEach((count, place) => {
      addToTally(tally, place, count);
    });
    return tally;
  });

test('has the same size empty and full', () => {
  fc.assert(fc.property(aTally, (tally) => tally.byteLength === emptyTally(PLACES).byteLength));
});

test('counts each place separately', () => {
  const tally = emptyTally(3);
  addToTally(tally, 1);
  addToTally(tally, 1, 70_000);
  addToTally(tally, 2, 5);
  expect(countsOf(tally)).toEqual([0, 70_001, 5]);
  expect(totalOf(tally)).toBe(70_006);
});

test('merges to the same in any order and any grouping, and does not change what it merges', () => {
  fc.assert(
    fc.property(aTally, aTally, aTally, (a, b, c) => {
      const before = countsOf(a);
      expect(mergeTallies(a, b)).toEqual(mergeTallies(b, a));
      expect(mergeTallies(mergeTallies(a, b), c)).toEqual(mergeTallies(a, mergeTallies(b, c)));
      expect(mergeTallies(a, emptyTally(PLACES))).toEqual(a);
      expect(countsOf(a)).toEqual(before);
    }),
  );
});

test('a full count stays full and never overflows', () => {
  const tally: Tally = emptyTally(1);
  addToTally(tally, 0, 0xffff_ffff);
  addToTally(tally, 0, 3);
  expect(countsOf(tally)).toEqual([0xffff_ffff]);
});
