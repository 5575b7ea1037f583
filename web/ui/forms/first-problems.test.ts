import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CalendarDay } from '#domain/kernel/calendar-day.ts';
import { firstProblems } from './first-problems.ts';

const schema = z.object({
  name: z.string().check(z.minLength(2, 'Give it a name'), z.regex(/a/, 'It has an a')),
  day: CalendarDay,
  rows: z.array(z.object({ miles: z.int().check(z.minimum(100), z.maximum(200_000)) })),
});
const problems = (change: object) =>
  firstProblems(schema, { name: 'Van', day: '2026-12-01', rows: [], ...change });

test('what is as it must be has no problem', () => {
  expect(problems({})).toEqual({});
});

test('each field has its first problem in words for people, rows with their place', () => {
  const rows = [{ miles: 1 }, { miles: 1e9 }, { miles: Number.NaN }, { miles: 100 }];
  expect(problems({ name: '', day: '', rows })).toEqual({
    name: 'Give it a name',
    day: 'Choose a day',
    'rows.0.miles': 'Give 100 or more',
    'rows.1.miles': 'Give 200,000 or less',
    'rows.2.miles': 'Give a whole number',
  });
});
