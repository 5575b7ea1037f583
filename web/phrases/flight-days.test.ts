import { expect, test } from 'vitest';
import { defaultSchedule } from '#domain/departures/schedule/default-schedule.ts';
import { flightDays } from './flight-days.ts';

test('one day if all lanes have the same, otherwise each day once', () => {
  expect(flightDays(defaultSchedule)).toBe('Friday');
  const { lanes } = defaultSchedule;
  expect(flightDays({ lanes: { ...lanes, SR: { ...lanes.SR, departs: 4 } } })).toBe('Thursday or Friday');
});
