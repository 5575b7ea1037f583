import { describe, expect, test } from 'vitest';
import { destinationCodes } from '../kernel/destinations.ts';
import { weekOf } from '../kernel/new-york.ts';
import type { FlightRecord } from './flight.ts';
import { defaultFlightsSetting } from './flights-setting.ts';
import { adjusted, newFlight, plannedFlights } from './planning.ts';
import { defaultSchedule } from './schedule/default-schedule.ts';
import type { Schedule } from './schedule/schedule.ts';

const now = new Date('2026-11-22T15:00:00.000Z');
const flightsOf = (schedule: Schedule, setting = defaultFlightsSetting) =>
  plannedFlights({ schedule, setting }, now);
const guyana = (schedule: Schedule = defaultSchedule, setting = defaultFlightsSetting) =>
  flightsOf(schedule, setting).filter(({ to }) => to === 'GY');
const holiday = (date: string, where: 'US' | 'GY' = 'GY'): Schedule => ({
  ...defaultSchedule,
  holidays: [...defaultSchedule.holidays, { date, name: 'A day at home', where }],
});
const onDay = (departs: number): Schedule => ({
  ...defaultSchedule,
  lanes: { ...defaultSchedule.lanes, GY: { ...defaultSchedule.lanes.GY, departs } },
});

/** The flight of 4 December as it was planned, with some of it changed. */
const planned = (change: Partial<FlightRecord> = {}): FlightRecord => {
  const found = guyana().find(({ usualDay }) => usualDay === '2026-12-04');
  if (!found) throw new Error('There is no such flight.');
  return { ...newFlight(found, '2026-10-09T07:00:00.000Z'), ...change };
};
const adjust = (flight: FlightRecord, schedule: Schedule, setting = defaultFlightsSetting) => {
  const found = guyana(schedule, setting).find((one) => weekOf(one.usualDay) === weekOf(flight.usualDay));
  return found && adjusted(flight, found, now);
};

test('eight weeks of every lane are planned, with the instants of the schedule', () => {
  expect(flightsOf(defaultSchedule)).toHaveLength(8 * destinationCodes.length);
  expect(guyana().map(({ usualDay }) => usualDay)).toEqual([
    '2026-11-27',
    '2026-12-04',
    '2026-12-11',
    '2026-12-18',
    '2026-12-25',
    '2027-01-01',
    '2027-01-08',
    '2027-01-15',
  ]);
  const christmas = guyana().find(({ usualDay }) => usualDay === '2026-12-25');
  expect(christmas?.timing).toMatchObject({
    day: '2026-12-24',
    movedBy: 'Christmas Day',
    cargoCutoff: '2026-12-21T19:00:00.000Z',
    bookingCutoff: '2026-12-21T21:00:00.000Z',
  });
});

test('a flight whose booking has closed is not planned any more', () => {
  const later = new Date('2026-11-24T21:00:00.000Z');
  const plan = { schedule: defaultSchedule, setting: defaultFlightsSetting };
  expect(plannedFlights(plan, later)[0]?.usualDay).toBe('2026-12-04');
});

describe('a flight that is planned already', () => {
  test('stays as it is while nothing changes', () => {
    expect(adjust(planned(), defaultSchedule)).toBeUndefined();
  });

  test('moves with a new holiday while nobody has booked it', () => {
    expect(adjust(planned(), holiday('2026-12-04'))).toMatchObject({
      what: 'moved',
      flight: { id: 'GY-2026-12-04', day: '2026-12-03', movedBy: 'A day at home', version: 2 },
    });
  });

  test('keeps its id when the lane flies on another weekday', () => {
    expect(adjust(planned(), onDay(4))).toMatchObject({
      what: 'moved',
      flight: { id: 'GY-2026-12-04', usualDay: '2026-12-04', day: '2026-12-03' },
    });
  });

  test('stays where shipments are booked, and the move is proposed, once', () => {
    const booked = planned({ shipments: 2 });
    const proposed = adjust(booked, holiday('2026-12-04'));
    expect(proposed).toMatchObject({
      what: 'proposed',
      flight: { day: '2026-12-04', proposal: { day: '2026-12-03' }, version: 2 },
    });
    if (!proposed) return;
    expect(adjust(proposed.flight, holiday('2026-12-04'))).toBeUndefined();
    // The holiday is taken back: nothing is left to decide.
    expect(adjust(proposed.flight, defaultSchedule)?.flight).not.toHaveProperty('proposal');
  });

  test('is not asked about again after staff refused', () => {
    const move = adjust(planned(), holiday('2026-12-04'))?.flight;
    const refused = planned({ shipments: 2, ...(move ? { refused: move } : {}) });
    expect(adjust(refused, holiday('2026-12-04'))).toBeUndefined();
    expect(adjust(refused, holiday('2026-12-04', 'US'))).toBeUndefined();
    expect(adjust(refused, onDay(3))?.what).toBe('proposed');
  });

  test('stays as staff set it by hand', () => {
    expect(adjust(planned({ byHand: ['timing'] }), holiday('2026-12-04'))).toBeUndefined();
    const more = {
      ...defaultFlightsSetting,
      lanes: {
        ...defaultFlightsSetting.lanes,
        GY: { capacity: { lb: 6000, pieces: 160, largestPieceLb: 300 }, flightNumber: 'SA 525' },
      },
    };
    expect(adjust(planned({ byHand: ['capacity'] }), defaultSchedule, more)?.flight).toMatchObject({
      capacity: { lb: 5000 },
      flightNumber: 'SA 525',
    });
  });

  test('has the aircraft of its lane, until staff set another one', () => {
    const { GY, ...others } = defaultFlightsSetting.lanes;
    const cargo = {
      ...defaultFlightsSetting,
      lanes: { ...others, GY: { ...GY, aircraft: 'ALL_CARGO' } },
    } as const;
    const flight = adjust(planned(), defaultSchedule, cargo)?.flight;
    expect(flight?.aircraft).toBe('ALL_CARGO');
    expect(flight && adjust(flight, defaultSchedule)?.flight).not.toHaveProperty('aircraft');
    expect(adjust(planned({ byHand: ['flight'] }), defaultSchedule, cargo)).toBeUndefined();
    // What a new installation has already, said in words, changes nothing.
    const same = { ...cargo, lanes: { ...others, GY: { ...GY, aircraft: 'PASSENGER' } } } as const;
    expect(adjust(planned(), defaultSchedule, same)).toBeUndefined();
  });

  test('is empty when it is planned: all of its pounds, to the thousandth, and all of its pieces are free', () => {
    const { capacity, free, shipments } = planned();
    expect(capacity.lb).toBeGreaterThan(0);
    expect(free).toEqual({ thousandthsLb: capacity.lb * 1_000, pieces: capacity.pieces });
    expect(shipments).toBe(0);
  });

  test('gets the difference of a changed capacity, and what is taken stays taken', () => {
    const fuller = planned({ shipments: 3, free: { thousandthsLb: 1_000_000, pieces: 10 } });
    const less = {
      ...defaultFlightsSetting,
      lanes: {
        ...defaultFlightsSetting.lanes,
        GY: { capacity: { lb: 3500, pieces: 155, largestPieceLb: 176 } },
      },
    };
    expect(adjust(fuller, defaultSchedule, less)).toMatchObject({
      what: 'changed',
      flight: { capacity: { lb: 3500, pieces: 155 }, free: { thousandthsLb: -500_000, pieces: 15 } },
    });
  });

  test('stays as it is once booking has closed or it is cancelled', () => {
    expect(adjust(planned({ recorded: 'CANCELLED' }), holiday('2026-12-04'))).toBeUndefined();
    expect(
      adjust(planned({ bookingCutoff: '2026-11-22T15:00:00.000Z' }), holiday('2026-12-04')),
    ).toBeUndefined();
  });
});
