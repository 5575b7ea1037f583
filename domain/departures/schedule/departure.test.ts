import { describe, expect, test } from 'vitest';
import { defaultSchedule } from './default-schedule.ts';
import { nextDeparture } from './departure.ts';
import type { Schedule } from './schedule.ts';

const at = (instant: string) => new Date(instant);
const withHolidays = (...holidays: Schedule['holidays']): Schedule => ({ ...defaultSchedule, holidays });
const us = (date: string) => ({ date, name: 'A holiday', where: 'US' as const });

describe('the flight that goods still make', () => {
  test.each([
    ['on their way', '2026-11-03T13:59:00-05:00', false, '2026-11-06'],
    ['on their way', '2026-11-03T13:59:59-05:00', false, '2026-11-06'],
    ['on their way', '2026-11-03T14:00:00-05:00', false, '2026-11-13'],
    ['at the dock', '2026-11-03T14:00:00-05:00', true, '2026-11-06'],
    ['at the dock', '2026-11-03T15:59:59-05:00', true, '2026-11-06'],
    ['at the dock', '2026-11-03T16:00:00-05:00', true, '2026-11-13'],
    ['on their way', '2026-11-06T09:00:00-05:00', false, '2026-11-13'],
    ['on their way', '2026-11-07T00:00:00-05:00', false, '2026-11-13'],
  ])('goods %s at %s (at the dock: %s) leave on %s', (_where, now, onHand, day) => {
    expect(nextDeparture(defaultSchedule, 'GY', at(now), onHand).departureDay).toBe(day);
  });

  test('counts down to the cutoff that decides: cargo for goods on their way, booking for goods at the dock', () => {
    const now = at('2026-11-03T10:00:00-05:00');
    expect(nextDeparture(defaultSchedule, 'GY', now, false).cutoff).toEqual(at('2026-11-03T19:00:00Z'));
    expect(nextDeparture(defaultSchedule, 'GY', now, true).cutoff).toEqual(at('2026-11-03T21:00:00Z'));
  });

  test('two in the afternoon is a different instant in summer and in winter', () => {
    const cutoff = (now: string) => nextDeparture(defaultSchedule, 'GY', at(now), false).cargoCutoff;
    expect(cutoff('2026-10-25T12:00:00Z')).toEqual(at('2026-10-27T18:00:00Z'));
    expect(cutoff('2026-11-01T12:00:00Z')).toEqual(at('2026-11-03T19:00:00Z'));
    expect(cutoff('2027-03-12T12:00:00Z')).toEqual(at('2027-03-16T18:00:00Z'));
  });

  test.each([
    ['GY', 'JFK', '2026-11-09', '2026-11-11'],
    ['JM', 'EWR', '2026-11-10', '2026-11-12'],
    ['BB', 'EWR', '2026-11-11', '2026-11-13'],
  ] as const)(
    'goods to %s leave %s on 6 November and are expected from %s to %s',
    (to, airport, from, until) => {
      expect(nextDeparture(defaultSchedule, to, at('2026-11-03T12:00:00Z'), false)).toMatchObject({
        originAirport: airport,
        eta: { from, to: until },
      });
    },
  );

  test('the next flights leave week by week', () => {
    let now = at('2026-11-03T19:00:00Z');
    for (const day of ['2026-11-13', '2026-11-20', '2026-11-27']) {
      const { departureDay, cutoff } = nextDeparture(defaultSchedule, 'TT', now, false);
      expect(departureDay).toBe(day);
      now = cutoff;
    }
  });
});

describe('a holiday', () => {
  test('on the day of a flight moves the flight to the day before, and its cutoffs with it', () => {
    const next = nextDeparture(defaultSchedule, 'GY', at('2026-12-21T18:59:59Z'), false);
    expect(next).toMatchObject({
      departureDay: '2026-12-24',
      movedBy: { holiday: 'Christmas Day', usualDay: '2026-12-25' },
      cargoCutoff: at('2026-12-21T19:00:00Z'),
      bookingCutoff: at('2026-12-21T21:00:00Z'),
      // The third day is a Sunday, on which nobody hands anything out.
      eta: { from: '2026-12-28', to: '2026-12-29' },
    });
    // New Year's Day is a Friday too.
    expect(nextDeparture(defaultSchedule, 'GY', at('2026-12-21T19:00:00Z'), false).departureDay).toBe(
      '2026-12-31',
    );
  });

  test('of a destination moves only the flight to that destination', () => {
    const schedule = withHolidays({ date: '2026-11-06', name: 'A day of Jamaica', where: 'JM' });
    const now = at('2026-11-01T12:00:00Z');
    expect(nextDeparture(schedule, 'JM', now, false).departureDay).toBe('2026-11-05');
    const guyana = nextDeparture(schedule, 'GY', now, false);
    expect(guyana.departureDay).toBe('2026-11-06');
    expect(guyana.movedBy).toBeUndefined();
  });

  test('on the day of a cutoff moves the cutoff to the business day before, at the same hour', () => {
    const next = nextDeparture(withHolidays(us('2026-11-03')), 'GY', at('2026-11-01T12:00:00Z'), false);
    expect(next).toMatchObject({ departureDay: '2026-11-06', cargoCutoff: at('2026-11-02T19:00:00Z') });
    expect(next.movedBy).toBeUndefined();
  });

  test('of a destination leaves the cutoff alone: the dock is open', () => {
    const schedule = withHolidays({ date: '2027-02-23', name: 'Republic Day', where: 'GY' });
    const { cargoCutoff } = nextDeparture(schedule, 'GY', at('2027-02-22T12:00:00Z'), false);
    expect(cargoCutoff).toEqual(at('2027-02-23T19:00:00Z'));
  });

  test('next to another holiday or to a weekend moves flight and cutoff further back', () => {
    const both = withHolidays(us('2026-11-06'), us('2026-11-05'));
    expect(nextDeparture(both, 'GY', at('2026-10-29T12:00:00Z'), false)).toMatchObject({
      departureDay: '2026-11-04',
      // Two days earlier would be Sunday the first: the dock is closed.
      cargoCutoff: at('2026-10-30T18:00:00Z'),
    });
    const monday: Schedule = {
      ...withHolidays(us('2026-11-09')),
      lanes: { ...defaultSchedule.lanes, GY: { ...defaultSchedule.lanes.GY, departs: 1 } },
    };
    // The flight moves three days back, to Friday. Three days before the usual Tuesday is Saturday, so the cutoff is on
    // Friday too.
    expect(nextDeparture(monday, 'GY', at('2026-10-29T12:00:00Z'), false)).toMatchObject({
      departureDay: '2026-11-06',
      cargoCutoff: at('2026-10-30T18:00:00Z'),
    });
  });

  test('leaves a cutoff alone that the owner has put on a weekend', () => {
    const sunday = { ...defaultSchedule, cargoCutoff: { weekday: 0, time: '14:00' } };
    const { cargoCutoff } = nextDeparture(sunday, 'GY', at('2026-11-01T12:00:00Z'), false);
    expect(cargoCutoff).toEqual(at('2026-11-01T19:00:00Z'));
  });
});
