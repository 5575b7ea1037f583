import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newYorkInstant } from '../../kernel/new-york.ts';
import { hoursOn, isOnShift, type Working } from './on-shift.ts';
import { WeeklyShifts } from './shift.ts';

const everyDay = (from: string, to: string): Working => ({
  weekly: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from, to })),
  changes: [],
});
const between = (day: string, from: string, to: string, last = day) => ({
  from: newYorkInstant(day, from).toISOString(),
  to: newYorkInstant(last, to).toISOString(),
});
const lengthOf = ({ from, to }: { from: string; to: string }) =>
  (Date.parse(to) - Date.parse(from)) / 3_600_000;

describe('a shift', () => {
  const day = everyDay('08:00', '18:00');

  test('holds hours from its first minute to its last, and none beside', () => {
    expect(isOnShift(day, between('2026-12-01', '08:00', '18:00'))).toBe(true);
    expect(isOnShift(day, between('2026-12-01', '07:59', '12:00'))).toBe(false);
    expect(isOnShift(day, between('2026-12-01', '12:00', '18:01'))).toBe(false);
  });

  test('over midnight reaches into the next day', () => {
    const night = everyDay('20:00', '04:00');
    expect(isOnShift(night, between('2026-12-01', '22:00', '03:00', '2026-12-02'))).toBe(true);
    expect(isOnShift(night, between('2026-12-02', '01:00', '04:00'))).toBe(true);
    expect(isOnShift(night, between('2026-12-02', '01:00', '04:01'))).toBe(false);
  });

  test('and the one after it are one, but not over a gap', () => {
    const shifts = (second: string): Working => ({
      weekly: [],
      changes: [
        {
          day: '2026-12-01',
          shifts: [
            { from: second, to: '18:00' },
            { from: '08:00', to: '12:00' },
          ],
        },
      ],
    });
    expect(isOnShift(shifts('12:00'), between('2026-12-01', '09:00', '17:00'))).toBe(true);
    expect(isOnShift(shifts('12:30'), between('2026-12-01', '09:00', '17:00'))).toBe(false);
  });

  test('of a day that is different counts instead of its week', () => {
    const changed = { ...day, changes: [{ day: '2026-12-01', shifts: [] }] };
    expect(hoursOn(changed, '2026-12-01')).toEqual([]);
    expect(isOnShift(changed, between('2026-12-01', '09:00', '10:00'))).toBe(false);
    expect(isOnShift(changed, between('2026-12-02', '09:00', '10:00'))).toBe(true);
  });
});

describe('a day on which clocks are changed', () => {
  test('has shifts as the clocks on the wall are: an hour shorter in March, an hour longer in November', () => {
    const hours = (day: string) => hoursOn(everyDay('00:00', '08:00'), day).map(lengthOf);
    expect([hours('2027-03-13'), hours('2027-03-14'), hours('2026-11-01')]).toEqual([[8], [7], [9]]);
  });

  test('begins and ends a shift at the hour that people read', () => {
    expect(hoursOn(everyDay('08:00', '18:00'), '2026-10-31')[0]?.from).toBe('2026-10-31T12:00:00.000Z');
    expect(hoursOn(everyDay('08:00', '18:00'), '2026-11-01')[0]?.from).toBe('2026-11-01T13:00:00.000Z');
    expect(hoursOn(everyDay('20:00', '04:00'), '2027-03-13').map(lengthOf)).toEqual([7]);
  });

  test('leaves nobody off who works around the clock', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('2026-10-31', '2026-11-01', '2027-03-13', '2027-03-14'),
        fc.nat(47 * 60),
        fc.integer({ min: 1, max: 24 * 60 }),
        (day, start, minutes) => {
          const from = newYorkInstant(day, '00:00').getTime() + start * 60_000;
          const hours = {
            from: new Date(from).toISOString(),
            to: new Date(from + minutes * 60_000).toISOString(),
          };
          expect(isOnShift(everyDay('06:00', '06:00'), hours)).toBe(true);
          expect(isOnShift({ weekly: [], changes: [] }, hours)).toBe(false);
        },
      ),
    );
  });
});

test('the shifts of a week do not overlap, also from Saturday night to Sunday', () => {
  const isTaken = (...shifts: { weekday: number; from: string; to: string }[]) =>
    z.safeParse(WeeklyShifts, shifts).success;
  expect(
    isTaken({ weekday: 1, from: '08:00', to: '12:00' }, { weekday: 1, from: '12:00', to: '16:00' }),
  ).toBe(true);
  expect(
    isTaken({ weekday: 1, from: '08:00', to: '12:00' }, { weekday: 1, from: '11:59', to: '16:00' }),
  ).toBe(false);
  expect(
    isTaken({ weekday: 0, from: '03:00', to: '09:00' }, { weekday: 6, from: '20:00', to: '04:00' }),
  ).toBe(false);
  expect(
    isTaken({ weekday: 6, from: '20:00', to: '04:00' }, { weekday: 0, from: '04:00', to: '09:00' }),
  ).toBe(true);
});
