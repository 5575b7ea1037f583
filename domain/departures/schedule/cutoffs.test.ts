import { expect, test } from 'vitest';
import { destinationCodes } from '../../kernel/destinations.ts';
import { nextCutoffs } from './cutoffs.ts';
import { defaultSchedule } from './default-schedule.ts';

const at = (now: string, schedule = defaultSchedule) =>
  nextCutoffs(schedule, new Date(now)).map(({ kind, at: cutoff, departureDay, to }) => [
    kind,
    cutoff.toISOString(),
    departureDay,
    to.length,
  ]);
const all = destinationCodes.length;

test('the cargo cutoff comes first, then the booking cutoff, each once for all destinations', () => {
  expect(at('2026-11-02T15:00:00Z')).toEqual([
    ['cargo', '2026-11-03T19:00:00.000Z', '2026-11-06', all],
    ['booking', '2026-11-03T21:00:00.000Z', '2026-11-06', all],
  ]);
});

test('after the cargo cutoff the booking cutoff of the same flights is the next', () => {
  expect(at('2026-11-03T19:00:00Z')).toEqual([
    ['booking', '2026-11-03T21:00:00.000Z', '2026-11-06', all],
    ['cargo', '2026-11-10T19:00:00.000Z', '2026-11-13', all],
  ]);
});

test('a destination that leaves on another day has a line of its own', () => {
  const { lanes } = defaultSchedule;
  const schedule = { ...defaultSchedule, lanes: { ...lanes, JM: { ...lanes.JM, departs: 4 } } };
  expect(at('2026-11-02T15:00:00Z', schedule).map(([kind, , day, count]) => [kind, day, count])).toEqual([
    ['cargo', '2026-11-06', all - 1],
    ['cargo', '2026-11-05', 1],
    ['booking', '2026-11-06', all - 1],
    ['booking', '2026-11-05', 1],
  ]);
});
