import { expect, test } from 'vitest';
import type { FlightRecord } from '../flight.ts';
import { defaultFlightsSetting } from '../flights-setting.ts';
import { newFlight, plannedFlights } from '../planning.ts';
import { defaultSchedule } from '../schedule/default-schedule.ts';
import { nextDeparture } from '../schedule/departure.ts';
import type { Schedule } from '../schedule/schedule.ts';
import { addedToRule, changesOfRule, publishedDepartures } from './published.ts';

const now = new Date('2026-11-28T15:00:00.000Z');
const planned = plannedFlights({ schedule: defaultSchedule, setting: defaultFlightsSetting }, now).map(
  (one) => newFlight(one, now.toISOString()),
);
const withFlight = (id: string, change: Partial<FlightRecord>): readonly FlightRecord[] =>
  planned.map((flight) => (flight.id === id ? { ...flight, ...change } : flight));
const next = (flights: readonly FlightRecord[], at = now, schedule: Schedule = defaultSchedule) => {
  // As the pages have it: through JSON.
  const changes = JSON.parse(JSON.stringify(changesOfRule(schedule, flights, now)));
  return nextDeparture({ ...schedule, changes }, 'GY', at, false);
};

test('flights that follow the rule need no words of their own', () => {
  expect(changesOfRule(defaultSchedule, planned, now)).toEqual({});
});

test('a flight that staff added is what pages count down to while it is the next one, and no change of the rule', () => {
  const extra: FlightRecord = {
    ...(planned.find(({ id }) => id === 'GY-2026-12-04') as FlightRecord),
    id: 'GY-2026-12-01-2',
    usualDay: '2026-12-01',
    day: '2026-12-01',
    cargoCutoff: '2026-11-30T19:00:00.000Z',
    bookingCutoff: '2026-11-30T21:00:00.000Z',
  };
  const flights = [...planned, extra];
  expect(changesOfRule(defaultSchedule, flights, now)).toEqual({});
  const added = JSON.parse(JSON.stringify(addedToRule(flights, now)));
  const at = (instant: string, to: 'GY' | 'JM' = 'GY', onHand = false) =>
    nextDeparture({ ...defaultSchedule, added }, to, new Date(instant), onHand);
  expect(at('2026-11-28T15:00:00.000Z')).toMatchObject({
    id: 'GY-2026-12-01-2',
    departureDay: '2026-12-01',
    cutoff: new Date('2026-11-30T19:00:00.000Z'),
  });
  expect(at('2026-11-30T19:00:00.000Z').departureDay).toBe('2026-12-04');
  expect(at('2026-11-30T19:00:00.000Z', 'GY', true).departureDay).toBe('2026-12-01');
  expect(at('2026-11-28T15:00:00.000Z', 'JM').departureDay).toBe('2026-12-04');
  expect(publishedDepartures(flights, now)[0]?.id).toBe('GY-2026-12-01-2');
  const gone = [...planned, { ...extra, recorded: 'CANCELLED' as const }];
  expect(addedToRule(gone, now)).toEqual([]);
});

test('a flight that staff moved is shown as it is', () => {
  const moved = withFlight('GY-2026-12-04', {
    day: '2026-12-07',
    cargoCutoff: '2026-12-04T19:00:00.000Z',
    bookingCutoff: '2026-12-04T21:00:00.000Z',
    eta: { from: '2026-12-10', to: '2026-12-12' },
  });
  expect(next(moved)).toMatchObject({
    departureDay: '2026-12-07',
    cutoff: new Date('2026-12-04T19:00:00.000Z'),
    eta: { from: '2026-12-10' },
  });
  // Also after its usual day has passed, and until its own cutoff.
  expect(next(moved, new Date('2026-12-04T18:59:59.000Z')).departureDay).toBe('2026-12-07');
  expect(next(moved, new Date('2026-12-04T19:00:00.000Z')).departureDay).toBe('2026-12-11');
});

test('a flight of last week that leaves later than usual can still be made', () => {
  const late: FlightRecord = {
    ...(planned[0] as FlightRecord),
    id: 'GY-2026-11-27',
    usualDay: '2026-11-27',
    day: '2026-12-02',
    cargoCutoff: '2026-11-30T19:00:00.000Z',
    bookingCutoff: '2026-11-30T21:00:00.000Z',
  };
  expect(next([late, ...planned]).departureDay).toBe('2026-12-02');
});

test('a cancelled flight is left out, and the one after it comes', () => {
  expect(next(withFlight('GY-2026-12-04', { recorded: 'CANCELLED' })).departureDay).toBe('2026-12-11');
});

test('a holiday that does not move a booked flight does not move it on the pages', () => {
  const holidays = [...defaultSchedule.holidays, { date: '2026-12-04', name: 'A day', where: 'GY' as const }];
  const shown = next(planned, now, { ...defaultSchedule, holidays });
  expect(shown).toMatchObject({ departureDay: '2026-12-04', movedBy: null });
});

test('a booked flight stays on its day while the lane changes to another weekday', () => {
  const lanes = { ...defaultSchedule.lanes, GY: { ...defaultSchedule.lanes.GY, departs: 3 } };
  expect(next(planned, now, { ...defaultSchedule, lanes }).departureDay).toBe('2026-12-04');
});

test('the file has what can still be booked, the earliest first, and nothing about what is booked', () => {
  const list = publishedDepartures(withFlight('GY-2026-12-04', { recorded: 'CANCELLED' }), now);
  expect(list).toHaveLength(planned.length - 1);
  expect(list[0]).toEqual({
    id: 'BB-2026-12-04',
    to: 'BB',
    day: '2026-12-04',
    originAirport: 'EWR',
    destinationAirport: 'BGI',
    cargoCutoff: '2026-12-01T19:00:00.000Z',
    bookingCutoff: '2026-12-01T21:00:00.000Z',
    eta: { from: '2026-12-09', to: '2026-12-11' },
  });
  expect(JSON.stringify(list)).not.toContain('free');
});
