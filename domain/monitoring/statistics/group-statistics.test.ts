import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addBrowser, emptyBrowsers } from '../counts/browsers.ts';
import { emptyHours } from '../counts/hours.ts';
import { addPerson, emptyPeople } from '../counts/people.ts';
import { withRoute } from '../counts/routes.ts';
import { addToTally } from '../counts/tally.ts';
import {
  type ErrorsOfDay,
  groupCounts,
  groupParts,
  groupStatistics,
  groupSummary,
} from './group-statistics.ts';

const days = ['2026-11-20', '2026-11-21', '2026-11-22'] as const;
const ONE = '1111111111111111';
const OTHER = '2222222222222222';

/** A group on a day: its hours and its people. */
const seen = (
  fingerprint: string,
  day: string,
  at: readonly number[],
  more: { readonly people?: readonly string[]; readonly message?: string; readonly route?: string } = {},
): ErrorsOfDay => {
  const hours = emptyHours();
  for (const hour of at) addToTally(hours, hour);
  const people = emptyPeople();
  for (const person of more.people ?? ['ann']) addPerson(people, person);
  const { message = 'It broke', route = '/' } = more;
  return {
    day,
    fingerprint,
    hours,
    people,
    message,
    route,
    firstAt: `${day}T06:00:00.000Z`,
    lastAt: `${day}T21:00:00.000Z`,
  };
};

describe('groups of a range', () => {
  test('come the most recent first', () => {
    const found = groupStatistics([seen(ONE, days[0], [1]), seen(OTHER, days[2], [1])], days);
    expect(found.map(({ fingerprint }) => fingerprint)).toEqual([OTHER, ONE]);
  });

  test('have a count for each day, and the first and last time', () => {
    const [only] = groupStatistics([seen(ONE, days[2], [3]), seen(ONE, days[0], [1, 1, 23])], days);
    expect(only).toMatchObject({
      count: 4,
      trend: [3, 0, 1],
      firstSeenAt: '2026-11-20T06:00:00.000Z',
      lastSeenAt: '2026-11-22T21:00:00.000Z',
    });
  });

  test('have the last message and its route', () => {
    const later = { message: 'It broke again', route: '/track' };
    const [only] = groupStatistics([seen(ONE, days[1], [1], later), seen(ONE, days[0], [1])], days);
    expect(only).toMatchObject(later);
  });

  test('count a person of several days once', () => {
    const found = [
      seen(ONE, days[0], [1], { people: ['ann', 'bob'] }),
      seen(ONE, days[1], [1], { people: ['ann', 'cyd'] }),
    ];
    expect(groupStatistics(found, days)[0]?.people).toBe(3);
  });

  test('add up to all counted errors', () => {
    const at = fc.array(fc.nat(23), { minLength: 1, maxLength: 20 });
    const sightings = fc.uniqueArray(fc.tuple(fc.constantFrom(ONE, OTHER), fc.constantFrom(...days), at), {
      selector: ([fingerprint, day]) => fingerprint + day,
    });
    fc.assert(
      fc.property(sightings, (given) => {
        const found = groupStatistics(
          given.map(([fingerprint, day, hours]) => seen(fingerprint, day, hours)),
          days,
        );
        for (const { count, trend } of found) expect(trend.reduce((a, b) => a + b)).toBe(count);
        const all = given.reduce((sum, [, , hours]) => sum + hours.length, 0);
        expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(all);
      }),
    );
  });
});

describe('a group in a list', () => {
  const [statistics] = groupStatistics([seen(ONE, days[1], [1])], days);
  if (!statistics) throw new Error('no statistics');
  const change = { count: 1, before: 7 };

  test('was first seen when the stored group says so, even before the range', () => {
    const standing = { state: 'ignored', firstSeenAt: '2026-10-01T00:00:00.000Z' } as const;
    expect(groupSummary(statistics, standing, change)).toEqual({ ...statistics, ...standing, change });
  });

  test('is open while there is no stored group', () => {
    expect(groupSummary(statistics, undefined, undefined)).toEqual({
      ...statistics,
      state: 'open',
      change: { count: 0, before: 0 },
    });
  });
});

describe('the parts of a group', () => {
  const counted = (userAgent: string, route: string, times: number): Partial<ErrorsOfDay> => {
    const browsers = emptyBrowsers();
    addBrowser(browsers, userAgent, times);
    return { browsers, routes: withRoute({}, route, times) };
  };

  test('are added up over the days, the most frequent first', () => {
    const found = [
      { ...seen(ONE, days[0], [1]), ...counted('Firefox/140', '/rates', 2) },
      { ...seen(ONE, days[1], [1]), ...counted('iPhone Safari', '/dashboard', 3) },
      { ...seen(ONE, days[2], [1]), ...counted('Firefox/141', '/rates', 4) },
    ];
    expect(groupParts(found)).toEqual({
      browsers: [
        { name: 'Firefox', count: 6 },
        { name: 'Safari on iPhone or iPad', count: 3 },
      ],
      routes: [
        { name: '/rates', count: 6 },
        { name: '/dashboard', count: 3 },
      ],
    });
  });

  test('are empty for days on which they were not counted', () => {
    expect(groupParts([seen(ONE, days[0], [1])])).toEqual({ browsers: [], routes: [] });
  });
});

describe('the counts of a group', () => {
  test('contain every day, and the hours of the last one', () => {
    const { days: daily, hours } = groupCounts([seen(ONE, days[0], [5, 5]), seen(ONE, days[2], [7])], days);
    expect(daily).toEqual([
      { day: days[0], count: 2 },
      { day: days[1], count: 0 },
      { day: days[2], count: 1 },
    ]);
    expect(hours).toEqual(Array.from({ length: 24 }, (_, hour) => (hour === 7 ? 1 : 0)));
  });

  test('contain 24 zeros for a group that did not happen today', () => {
    expect(groupCounts([seen(ONE, days[0], [5])], days).hours).toEqual(Array(24).fill(0));
  });
});
