import { expect, test } from 'vitest';
import { emptyHours } from '../counts/hours.ts';
import { emptyPeople } from '../counts/people.ts';
import { addToTally } from '../counts/tally.ts';
import { changesOf } from './change.ts';
import type { ErrorsOfDay } from './group-statistics.ts';
import { timelineOf } from './timeline.ts';

const [before, day] = ['2026-11-20', '2026-11-21'] as const;

/** A group on a day, with a number of errors in some hours. */
const seen = (fingerprint: string, on: string, at: Readonly<Record<number, number>>): ErrorsOfDay => {
  const hours = emptyHours();
  for (const [hour, times] of Object.entries(at)) addToTally(hours, Number(hour), times);
  const lastAt = `${on}T21:00:00.000Z`;
  return {
    day: on,
    fingerprint,
    hours,
    people: emptyPeople(),
    message: `message of ${fingerprint}`,
    route: '/',
    firstAt: lastAt,
    lastAt,
  };
};

test('a day is drawn by hour, and the three most frequent groups apart', () => {
  const { step, starts, total, top } = timelineOf(
    [
      seen('a', day, { 9: 1 }),
      seen('b', day, { 9: 5, 23: 1 }),
      seen('c', day, { 9: 3 }),
      seen('d', day, { 9: 2 }),
    ],
    [day],
  );
  expect(step).toBe('hour');
  expect(starts).toHaveLength(24);
  expect([starts[9], total[9], total[23]]).toEqual(['2026-11-21T09', 11, 1]);
  expect(top.map(({ fingerprint, counts }) => [fingerprint, counts[9]])).toEqual([
    ['b', 5],
    ['c', 3],
    ['d', 2],
  ]);
  expect(top[0]?.message).toBe('message of b');
});

test('two days are drawn by hour and three by day', () => {
  expect(timelineOf([], [before, day]).starts).toHaveLength(48);
  const days = ['2026-11-19', before, day];
  expect(timelineOf([seen('a', before, { 1: 2, 5: 2 })], days)).toEqual({
    step: 'day',
    starts: days,
    total: [0, 4, 0],
    top: [{ fingerprint: 'a', message: 'message of a', counts: [0, 4, 0] }],
  });
});

test('today is compared with the same hours of yesterday', () => {
  const found = [seen('a', before, { 3: 1, 20: 50 }), seen('a', day, { 3: 19 }), seen('b', before, { 2: 4 })];
  const changes = changesOf(found, { day, dayBefore: before, hour: 9 });
  expect(Object.fromEntries(changes)).toEqual({ a: { count: 19, before: 1 }, b: { count: 0, before: 4 } });
  expect(changesOf(found, { day, dayBefore: before, hour: 23 }).get('a')).toEqual({ count: 19, before: 51 });
});
