import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, newYorkDay } from '../../kernel/new-york.ts';
import { isExpiredOn, lapsesAt, toldAfter, warnedDaysBefore, warningDays, warningsDue } from './expiry.ts';

const paper = { kind: 'insurance', expires: '2027-03-31' } as const;
const days = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** What is told over these days, where each was told of what was due. */
const toldOver = (expires: string, looked: readonly string[]) => {
  const papers = [{ kind: 'insurance', expires }];
  let told: string[] = [];
  return looked.flatMap((day) => {
    const warnings = warningsDue(papers, told, day);
    told = toldAfter(papers, told, warnings);
    return warnings.map(({ key, daysLeft }) => ({ day, key, daysLeft }));
  });
};

describe('a paper that expires', () => {
  test('is told about 30, 14 and 3 days before', () => {
    expect(warningDays(paper)).toEqual(['2027-03-01', '2027-03-17', '2027-03-28']);
    const told = toldOver(paper.expires, days('2027-02-01', 90));
    expect(told.map(({ day, daysLeft }) => [day, daysLeft])).toEqual([
      ['2027-03-01', 30],
      ['2027-03-17', 14],
      ['2027-03-28', 3],
    ]);
  });

  test('is told about late, with the days that are left, where nobody looked on the day itself', () => {
    expect(toldOver(paper.expires, ['2027-02-27', '2027-03-19', '2027-03-20', '2027-03-31'])).toMatchObject([
      { day: '2027-03-19', daysLeft: 12 },
      { day: '2027-03-31', daysLeft: 0 },
    ]);
    expect(toldOver(paper.expires, ['2027-04-01'])).toEqual([]);
  });

  test('is told about anew once it was renewed, and what was told of the old one is dropped', () => {
    const told = toldAfter([paper], [], warningsDue([paper], [], '2027-03-29'));
    const renewed = { ...paper, expires: '2028-03-31' };
    expect(toldAfter([renewed], told, [])).toEqual([]);
    expect(warningsDue([renewed], told, '2028-03-28')).toHaveLength(1);
  });

  test('whatever days somebody looks, each warning is told once, and a later one is nearer', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(60), { maxLength: 40 }), (offsets) => {
        const looked = offsets.toSorted((one, other) => one - other).map((at) => addDays('2027-02-10', at));
        const told = toldOver(paper.expires, looked);
        expect(new Set(told.map(({ key }) => key)).size).toBe(told.length);
        for (const [index, { daysLeft }] of told.entries()) {
          expect(daysLeft).toBeGreaterThanOrEqual(0);
          expect(daysLeft).toBeLessThan(told[index - 1]?.daysLeft ?? warnedDaysBefore[0] + 1);
        }
        // Whoever looked in the last three days was told in them.
        if (looked.some((day) => '2027-03-28' <= day && day <= paper.expires))
          expect(told.at(-1)?.daysLeft).toBeLessThanOrEqual(3);
      }),
    );
  });
});

test.each([
  // The day before and the day on which clocks are changed have 24, 23 and 25 hours.
  ['2026-07-04', '2026-07-05T04:00:00.000Z'],
  ['2026-12-31', '2027-01-01T05:00:00.000Z'],
  ['2026-10-31', '2026-11-01T04:00:00.000Z'],
  ['2026-11-01', '2026-11-02T05:00:00.000Z'],
  ['2027-03-13', '2027-03-14T05:00:00.000Z'],
  ['2027-03-14', '2027-03-15T04:00:00.000Z'],
])('with %s as its last day it is no longer valid from %s, midnight in New York', (expires, lapses) => {
  expect(lapsesAt({ expires })).toBe(lapses);
  const at = Date.parse(lapses);
  expect(isExpiredOn({ expires }, newYorkDay(at - 1))).toBe(false);
  expect(isExpiredOn({ expires }, newYorkDay(at))).toBe(true);
});
