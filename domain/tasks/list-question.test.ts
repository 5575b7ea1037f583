import { expect, test } from 'vitest';
import { isInList } from './list-question.ts';

const now = new Date('2026-11-29T15:00:00Z');
const task = { owner: 'ann', due: '2026-11-29T15:00:00.000Z', since: '2026-11-20T15:00:00.000Z' };
const { owner: _, ...free } = task;

test('a task is of whoever has taken it, or of nobody', () => {
  expect([isInList(task, { taken: 'ann' }, now), isInList(task, { taken: 'nobody' }, now)]).toEqual([
    true,
    false,
  ]);
  expect([isInList(free, { taken: 'nobody' }, now), isInList(free, { taken: 'ann' }, now)]).toEqual([
    true,
    false,
  ]);
});

test('it is late from the moment when it is due, and as old as asked, to the second', () => {
  const soon = { ...task, due: '2026-11-29T15:00:00.001Z' };
  expect([isInList(task, { late: 'yes' }, now), isInList(soon, { late: 'yes' }, now)]).toEqual([true, false]);
  expect([isInList(task, { days: 9 }, now), isInList(task, { days: 10 }, now)]).toEqual([true, false]);
});

test('it is asked for by all of it together', () => {
  expect(isInList(task, { taken: 'ann', late: 'yes', days: 9 }, now)).toBe(true);
  expect(isInList(task, { taken: 'ann', late: 'yes', days: 10 }, now)).toBe(false);
});
