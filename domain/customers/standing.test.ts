import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lapsesAt, lostBefore, type Standing, shippedOf, standingOf, standings } from './standing.ts';

const DAY_MS = 86_400_000;
const now = new Date('2026-11-24T15:00:00.000Z');
const daysAgo = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();
const of = (...days: readonly number[]): Standing => standingOf(shippedOf(days.map(daysAgo)), now);

describe('where somebody stands', () => {
  test.each([
    ['NEVER', []],
    ['NEW', [59]],
    ['NEW', [59, 30, 1]],
    // Booked once: lapses after 120 days.
    ['REGULAR', [61]],
    ['REGULAR', [119]],
    ['LAPSING', [120]],
    // Every 90 days, so twice as long.
    ['REGULAR', [359, 269, 179]],
    ['LAPSING', [360, 270, 180]],
    // Every week, but nobody lapses before 60 days.
    ['REGULAR', [80, 73, 66, 59]],
    ['LAPSING', [81, 74, 67, 60]],
    ['LAPSING', [120 + 364]],
    ['LOST', [120 + 365]],
  ] as const)('%s: booked %j days ago', (standing, days) => expect(of(...days)).toBe(standing));

  test('every standing can be reached, and is where the lists have it', () => {
    const reached = new Set<Standing>();
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 900 }), { maxLength: 6 }), (days) => {
        const shipped = shippedOf(days.map(daysAgo));
        const standing = standingOf(shipped, now);
        reached.add(standing);
        const lapses = shipped && lapsesAt(shipped);
        const listed = (): readonly Standing[] => {
          if (lapses === undefined) return ['NEVER'];
          if (lapses <= lostBefore(now)) return ['LOST'];
          return lapses <= now.toISOString() ? ['LAPSING'] : ['NEW', 'REGULAR'];
        };
        expect(listed()).toContain(standing);
      }),
      { numRuns: 1000 },
    );
    expect([...reached].toSorted()).toEqual(Object.keys(standings).toSorted());
  });
});

test('bookings of one day are one visit, in whatever order they are told', () => {
  const days = [10.1, 10.2, 40.1, 40.2, 40.3];
  expect(shippedOf(days.map(daysAgo))).toEqual(shippedOf(days.toReversed().map(daysAgo)));
  expect(shippedOf(days.map(daysAgo))).toEqual({
    count: 5,
    first: daysAgo(40.3),
    last: daysAgo(10.1),
    usualDays: 30,
  });
  expect(shippedOf([10.1, 10.2].map(daysAgo))).not.toHaveProperty('usualDays');
});
