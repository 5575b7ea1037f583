import { expect, test } from 'vitest';
import type { Stop } from '#domain/runs/run.ts';
import { anna, at, bert, sampleRun, sampleStop } from '../testing/sample-day.ts';
import { delayOf } from './delay.ts';

const run = (first: Partial<Stop>, second: Partial<Stop> = {}) => ({
  ...sampleRun,
  state: 'UNDER_WAY' as const,
  startedAt: at('08:30'),
  stops: [sampleStop(anna, '09:00', first), sampleStop(bert, '10:00', second)],
});
const delay = (first: Partial<Stop>, clock: string, second?: Partial<Stop>) =>
  delayOf(run(first, second), new Date(at(clock)));

test('only a run on the road can be behind', () => {
  expect(delayOf(sampleRun, new Date(at('11:00')))).toBeUndefined();
});

test('what the driver said last counts, with its time', () => {
  const done = { state: 'DONE', arrivedAt: at('09:18'), endedAt: at('09:25') } as const;
  expect(delay(done, '09:30')).toEqual({ minutes: 25, at: at('09:25') });
  expect(delay({ state: 'ARRIVED', arrivedAt: at('08:50') }, '09:05')).toEqual({
    minutes: 0,
    at: at('08:50'),
  });
});

test('a delay is no less because the driver is on the way to the next stop', () => {
  const done = { state: 'DONE', arrivedAt: at('09:18'), endedAt: at('09:25') } as const;
  expect(delay(done, '09:30', { state: 'NEXT', nextAt: at('09:27') })).toEqual({
    minutes: 25,
    at: at('09:27'),
  });
});

test('nothing said, it is behind by what the next stop waits; where the van is at a door it does not wait', () => {
  expect(delay({}, '09:12')).toEqual({ minutes: 12, at: at('08:30') });
  const there = { state: 'ARRIVED', arrivedAt: at('09:00') } as const;
  expect(delay(there, '09:30')).toEqual({ minutes: 0, at: at('09:00') });
});
