import { expect, test } from 'vitest';
import { defaultSchedule } from '../schedule/default-schedule.ts';
import { nextDeparture } from '../schedule/departure.ts';
import { atDock, bookableSlots } from './slots.ts';

const at = (instant: string) => new Date(instant);
const slotsOf = (day: string, now: string) =>
  bookableSlots(defaultSchedule, at(now), 14).filter((slot) => slot.day === day);

test('there are three slots on a weekday, two on Saturday and none on Sunday, in New York time', () => {
  const hours = (day: string) =>
    slotsOf(day, '2026-10-29T12:00:00Z').map(({ from, to }) => [from.toISOString(), to.toISOString()]);
  expect(hours('2026-11-03')).toEqual([
    ['2026-11-03T14:00:00.000Z', '2026-11-03T17:00:00.000Z'],
    ['2026-11-03T17:00:00.000Z', '2026-11-03T20:00:00.000Z'],
    ['2026-11-03T20:00:00.000Z', '2026-11-03T23:00:00.000Z'],
  ]);
  expect(hours('2026-10-31')).toEqual([
    ['2026-10-31T13:00:00.000Z', '2026-10-31T15:30:00.000Z'],
    ['2026-10-31T15:30:00.000Z', '2026-10-31T18:00:00.000Z'],
  ]);
  expect(hours('2026-11-01')).toEqual([]);
});

test('a slot is booked before five in the afternoon of the business day before', () => {
  expect(slotsOf('2026-11-04', '2026-11-03T21:59:59Z')).toHaveLength(3);
  expect(slotsOf('2026-11-04', '2026-11-03T22:00:00Z')).toEqual([]);
});

test('Saturday’s and Monday’s slots are booked on Friday', () => {
  for (const day of ['2026-11-07', '2026-11-09']) {
    expect(slotsOf(day, '2026-11-06T21:59:59Z')).not.toEqual([]);
    expect(slotsOf(day, '2026-11-06T22:00:00Z')).toEqual([]);
  }
});

test('there are no slots on a U.S. holiday, and slots of the next day are booked before the holiday', () => {
  expect(slotsOf('2026-11-26', '2026-11-20T12:00:00Z')).toEqual([]);
  const [friday] = slotsOf('2026-11-27', '2026-11-20T12:00:00Z');
  expect(friday?.bookBy).toEqual(at('2026-11-25T22:00:00Z'));
});

test('a slot on Tuesday morning makes the flight on Friday, and a slot at noon the flight a week later', () => {
  const flights = slotsOf('2026-11-03', '2026-10-31T12:00:00Z').map((slot) =>
    nextDeparture(defaultSchedule, 'GY', atDock(defaultSchedule, slot), false),
  );
  expect(flights.map(({ departureDay }) => departureDay)).toEqual(['2026-11-06', '2026-11-13', '2026-11-13']);
});

test('a van that is back exactly at the cutoff is too late', () => {
  const [slot] = slotsOf('2026-11-03', '2026-10-31T12:00:00Z');
  if (!slot) throw new Error('There is no slot on that day.');
  const flightOf = (to: string) =>
    nextDeparture(defaultSchedule, 'GY', atDock(defaultSchedule, { ...slot, to: at(to) }), false)
      .departureDay;
  expect(flightOf('2026-11-03T18:00:00Z')).toBe('2026-11-13');
  expect(flightOf('2026-11-03T17:59:59Z')).toBe('2026-11-06');
});
