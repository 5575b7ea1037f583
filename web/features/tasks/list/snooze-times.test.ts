import { expect, test } from 'vitest';
import { snoozeTimes } from './snooze-times.ts';

const at = (instant: string) =>
  snoozeTimes(Date.parse(instant)).map(({ label, until }) => `${label} ${until}`);

test('a task can be put off for hours, and until the desk opens in New York', () => {
  expect(at('2026-11-27T20:00:00.000Z')).toEqual([
    'In 3 hours 2026-11-27T23:00:00.000Z',
    'Tomorrow morning 2026-11-28T13:00:00.000Z',
    'Monday morning 2026-11-30T13:00:00.000Z',
    'In a week 2026-12-04T13:00:00.000Z',
  ]);
});

test('on a Sunday Monday is tomorrow, and on a Monday it is the next one', () => {
  expect(at('2026-11-29T20:00:00.000Z').map((line) => line.split(' 20')[0])).toEqual([
    'In 3 hours',
    'Tomorrow morning',
    'In a week',
  ]);
  expect(at('2026-11-30T20:00:00.000Z')[2]).toBe('Monday morning 2026-12-07T13:00:00.000Z');
});

test('the evening of New York is still today there', () => {
  expect(at('2026-11-28T02:00:00.000Z')[1]).toBe('Tomorrow morning 2026-11-28T13:00:00.000Z');
});
