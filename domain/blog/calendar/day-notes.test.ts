import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultSchedule } from '../../departures/schedule/default-schedule.ts';
import { addDays, daysFrom, weekOf } from '../../kernel/new-york.ts';
import { dayNotes, gapsIn } from './day-notes.ts';

const december = dayNotes(defaultSchedule, '2026-11-30', '2027-01-03');

describe('the notes of a month', () => {
  test('have a holiday once, with all places that have it', () => {
    expect(december.filter(({ day }) => day === '2026-12-25')).toEqual([
      { day: '2026-12-25', kind: 'holiday', words: 'Christmas Day (U.S. and all destinations)' },
    ]);
    expect(dayNotes(defaultSchedule, '2026-11-26', '2026-11-26')).toContainEqual({
      day: '2026-11-26',
      kind: 'holiday',
      words: 'Thanksgiving Day (U.S.)',
    });
  });

  test('have the last day to bring goods that are to be there for Christmas, of every destination', () => {
    const last = december.filter(({ kind }) => kind === 'last-ship');
    const words = last.map((note) => note.words).join(' ');
    for (const country of ['Guyana', 'Jamaica', 'Trinidad', 'Barbados', 'Suriname'])
      expect(words).toContain(country);
    for (const note of last) expect(note.day < '2026-12-24').toBe(true);
  });

  test('are in the order of their days', () => {
    expect(december.map(({ day }) => day)).toEqual(december.map(({ day }) => day).toSorted());
  });
});

test('a gap is a week without a post that is not over, whatever the posts are', () => {
  const days = daysFrom('2026-11-30', '2027-01-03');
  const today = '2026-12-09';
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -10, max: 50 })), (offsets) => {
      const on = offsets.map((offset) => addDays('2026-11-30', offset));
      const posts = on.map((day) => ({ on: { day, is: 'planned' as const } }));
      const gaps = gapsIn(days, [...posts, {}], today);
      const weeks = ['2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28'];
      expect(gaps).toEqual(weeks.filter((week) => !on.map(weekOf).includes(week)));
    }),
  );
});
