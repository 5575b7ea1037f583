import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, countDays, newYorkDay, weekdayOf } from '../../kernel/new-york.ts';
import { defaultBrand } from '../../settings/brand.ts';
import { defaultSchedule } from '../schedule/default-schedule.ts';
import { nextDeparture } from '../schedule/departure.ts';
import type { Schedule } from '../schedule/schedule.ts';
import { slotWays } from './slot-id.ts';
import { atDock, bookableSlots, slotRules, slotWithId } from './slots.ts';

const at = (instant: string) => new Date(instant);
const rulesOf = (change: Partial<Schedule> = {}) =>
  slotRules({ schedule: { ...defaultSchedule, ...change }, brand: defaultBrand });
const pickupsOn = (day: string, now: string, change: Partial<Schedule> = {}) =>
  bookableSlots(rulesOf(change), 'PICKUP', at(now)).filter((slot) => slot.day === day);
const dropOffsOn = (day: string, now: string, change: Partial<Schedule> = {}) =>
  bookableSlots(rulesOf(change), 'DROP_OFF', at(now)).filter((slot) => slot.day === day);
const hoursOf = (slots: ReturnType<typeof pickupsOn>) =>
  slots.map(({ from, to }) => [from.toISOString().slice(11, 16), to.toISOString().slice(11, 16)]);

describe('pickups', () => {
  test('are three on a weekday, two on Saturday and none on Sunday, in New York time', () => {
    const now = '2026-10-29T12:00:00Z';
    expect(hoursOf(pickupsOn('2026-11-03', now))).toEqual([
      ['14:00', '17:00'],
      ['17:00', '20:00'],
      ['20:00', '23:00'],
    ]);
    expect(hoursOf(pickupsOn('2026-10-31', now))).toEqual([
      ['13:00', '15:30'],
      ['15:30', '18:00'],
    ]);
    expect(pickupsOn('2026-11-01', now)).toEqual([]);
  });

  test('are named by day and beginning, and take four pickups and 1,500 pounds', () => {
    expect(pickupsOn('2026-11-03', '2026-10-29T12:00:00Z')[0]).toEqual({
      id: 'P-2026-11-03-0900',
      way: 'PICKUP',
      day: '2026-11-03',
      from: at('2026-11-03T14:00:00Z'),
      to: at('2026-11-03T17:00:00Z'),
      bookBy: at('2026-11-02T22:00:00Z'),
      places: 4,
      lb: 1500,
    });
  });

  test('take what their slot in the settings says, and the usual where it says nothing', () => {
    const slots = [
      { weekday: 2, from: '09:00', to: '12:00', places: 1, lb: 300 },
      { weekday: 2, from: '12:00', to: '15:00' },
    ];
    const found = pickupsOn('2026-11-03', '2026-10-29T12:00:00Z', {
      pickup: { ...defaultSchedule.pickup, slots },
    });
    expect(found.map(({ places, lb }) => [places, lb])).toEqual([
      [1, 300],
      [4, 1500],
    ]);
  });

  test('are booked before five in the afternoon of the business day before', () => {
    expect(pickupsOn('2026-11-04', '2026-11-03T21:59:59Z')).toHaveLength(3);
    expect(pickupsOn('2026-11-04', '2026-11-03T22:00:00Z')).toEqual([]);
  });

  test('of Saturday and Monday are booked on Friday', () => {
    for (const day of ['2026-11-07', '2026-11-09']) {
      expect(pickupsOn(day, '2026-11-06T21:59:59Z')).not.toEqual([]);
      expect(pickupsOn(day, '2026-11-06T22:00:00Z')).toEqual([]);
    }
  });

  test('are none on a U.S. holiday, and those of the next day are booked before the holiday', () => {
    expect(pickupsOn('2026-11-26', '2026-11-20T12:00:00Z')).toEqual([]);
    const [friday] = pickupsOn('2026-11-27', '2026-11-20T12:00:00Z');
    expect(friday?.bookBy).toEqual(at('2026-11-25T22:00:00Z'));
  });

  test('of a day that becomes a holiday are gone, and those of the day after are booked a day earlier', () => {
    const now = '2026-11-30T12:00:00Z';
    const holidays: Schedule['holidays'] = [
      ...defaultSchedule.holidays,
      { date: '2026-12-09', name: 'A new holiday', where: 'US' },
    ];
    expect(pickupsOn('2026-12-09', now)).toHaveLength(3);
    expect(pickupsOn('2026-12-09', now, { holidays })).toEqual([]);
    expect(slotWithId(rulesOf({ holidays }), 'P-2026-12-09-0900')).toBeUndefined();
    expect(pickupsOn('2026-12-10', now)[0]?.bookBy).toEqual(at('2026-12-09T22:00:00Z'));
    expect(pickupsOn('2026-12-10', now, { holidays })[0]?.bookBy).toEqual(at('2026-12-08T22:00:00Z'));
  });

  test('of a closed day are gone, while the dock stays open unless it is closed as well', () => {
    const now = '2026-11-30T12:00:00Z';
    const closed = { date: '2026-12-09', name: 'The van is in the shop' };
    expect(pickupsOn('2026-12-09', now, { closedDays: [closed] })).toEqual([]);
    expect(dropOffsOn('2026-12-09', now, { closedDays: [closed] })).toHaveLength(9);
    expect(dropOffsOn('2026-12-09', now, { closedDays: [{ ...closed, dock: true }] })).toEqual([]);
  });

  test('are added on an extra day, also on Sunday and on a holiday', () => {
    const extraDays = [
      { date: '2026-12-20', from: '10:00', to: '13:00', places: 6 },
      { date: '2026-12-25', from: '08:00', to: '10:00' },
    ];
    const now = '2026-12-10T12:00:00Z';
    expect(pickupsOn('2026-12-20', now, { extraDays })).toMatchObject([
      { id: 'P-2026-12-20-1000', places: 6, lb: 1500, bookBy: at('2026-12-18T22:00:00Z') },
    ]);
    expect(pickupsOn('2026-12-25', now, { extraDays })).toMatchObject([
      { id: 'P-2026-12-25-0800', places: 4 },
    ]);
  });

  test('are read from a schedule that was stored before any of this could be set', () => {
    const { closedDays: _, extraDays: __, dropOff: ___, ...stored } = defaultSchedule;
    const { confirms: ____, ...pickup } = stored.pickup;
    const old = { ...stored, pickup: { ...pickup, slots: [{ weekday: 2, from: '09:00', to: '12:00' }] } };
    const rules = slotRules({ schedule: old, brand: defaultBrand });
    expect(slotWithId(rules, 'P-2026-12-01-0900')).toMatchObject({ places: 4, lb: 1500 });
    expect(slotWithId(rules, 'D-2026-12-01-0900')).toMatchObject({ to: at('2026-12-01T15:00:00Z') });
  });
});

describe('bringing goods', () => {
  test('has the opening hours in windows of an hour, each until it ends and for as many as come', () => {
    const saturday = dropOffsOn('2026-12-05', '2026-12-05T16:59:59Z');
    expect(hoursOf(saturday)).toEqual([
      ['16:00', '17:00'],
      ['17:00', '18:00'],
      ['18:00', '19:00'],
    ]);
    expect(saturday[0]).toEqual({
      id: 'D-2026-12-05-1100',
      way: 'DROP_OFF',
      day: '2026-12-05',
      from: at('2026-12-05T16:00:00Z'),
      to: at('2026-12-05T17:00:00Z'),
      bookBy: at('2026-12-05T17:00:00Z'),
    });
    expect(dropOffsOn('2026-12-05', '2026-12-05T17:00:00Z')).toHaveLength(2);
  });

  test('has the places of the settings, and a last window that ends when the dock closes', () => {
    const windows = dropOffsOn('2026-12-05', '2026-11-30T12:00:00Z', {
      dropOff: { windowMinutes: 120, places: 3 },
    });
    expect(hoursOf(windows)).toEqual([
      ['14:00', '16:00'],
      ['16:00', '18:00'],
      ['18:00', '19:00'],
    ]);
    expect(windows.map(({ places }) => places)).toEqual([3, 3, 3]);
  });

  test('has no windows where the opening hours cannot be read', () => {
    const brand = { hours: [{ days: 'Most days', hours: 'as we like' }] };
    expect(
      bookableSlots(slotRules({ schedule: defaultSchedule, brand }), 'DROP_OFF', at('2026-11-30T12:00:00Z')),
    ).toEqual([]);
  });
});

describe('when clocks are changed', () => {
  const everyDay = (from: string, to: string): Partial<Schedule> => ({
    pickup: {
      ...defaultSchedule.pickup,
      slots: Array.from({ length: 7 }, (_, weekday) => ({ weekday, from, to })),
    },
  });

  test('slots keep their hours on the clock, and their last minute to book as well', () => {
    const winter = pickupsOn('2026-11-02', '2026-10-29T12:00:00Z', everyDay('09:00', '12:00'));
    expect(winter).toMatchObject([{ from: at('2026-11-02T14:00:00Z'), bookBy: at('2026-10-30T21:00:00Z') }]);
    const summer = pickupsOn('2027-03-15', '2027-03-10T12:00:00Z', everyDay('09:00', '12:00'));
    expect(summer).toMatchObject([{ from: at('2027-03-15T13:00:00Z'), bookBy: at('2027-03-12T22:00:00Z') }]);
  });

  test('a window in the hour that is skipped does not exist that night', () => {
    const night = everyDay('02:00', '03:00');
    expect(pickupsOn('2027-03-13', '2027-03-10T12:00:00Z', night)).toHaveLength(1);
    expect(pickupsOn('2027-03-14', '2027-03-10T12:00:00Z', night)).toEqual([]);
  });

  test('a window in the hour that comes twice is as long as the clock shows it: two hours', () => {
    const [slot] = pickupsOn('2026-11-01', '2026-10-29T12:00:00Z', everyDay('01:00', '02:00'));
    expect([slot?.from, slot?.to]).toEqual([at('2026-11-01T05:00:00Z'), at('2026-11-01T07:00:00Z')]);
  });
});

describe('when goods of a slot are at the dock', () => {
  test('a pickup on Tuesday morning makes the flight on Friday, and one at noon the flight a week later', () => {
    const flights = pickupsOn('2026-11-03', '2026-10-31T12:00:00Z').map((slot) =>
      nextDeparture(defaultSchedule, 'GY', atDock(defaultSchedule, slot), false),
    );
    expect(flights.map(({ departureDay }) => departureDay)).toEqual([
      '2026-11-06',
      '2026-11-13',
      '2026-11-13',
    ]);
  });

  test('a van that is back exactly at the cutoff is too late', () => {
    const flightOf = (to: string) =>
      nextDeparture(defaultSchedule, 'GY', atDock(defaultSchedule, { way: 'PICKUP', to: at(to) }), false)
        .departureDay;
    expect(flightOf('2026-11-03T18:00:00Z')).toBe('2026-11-13');
    expect(flightOf('2026-11-03T17:59:59Z')).toBe('2026-11-06');
  });

  test('goods brought in the window that ends at the cutoff make the flight', () => {
    const windows = dropOffsOn('2026-11-03', '2026-11-03T12:00:00Z');
    const last = windows.findLast(
      (slot) =>
        nextDeparture(defaultSchedule, 'GY', atDock(defaultSchedule, slot), false).departureDay ===
        '2026-11-06',
    );
    expect(last?.id).toBe('D-2026-11-03-1300');
    expect(last && atDock(defaultSchedule, last)).toEqual(at('2026-11-03T18:59:59.999Z'));
  });
});

describe('whatever the settings and the hour', () => {
  const day = fc.integer({ min: 0, max: 90 }).map((days) => addDays('2026-10-01', days));
  const clock = fc
    .integer({ min: 0, max: 95 })
    .map(
      (quarter) =>
        `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
    );
  const window = fc
    .tuple(clock, clock)
    .filter(([from, to]) => from !== to)
    .map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one }));
  const schedules = fc
    .record({
      slots: fc.uniqueArray(
        fc.tuple(fc.integer({ min: 0, max: 6 }), window).map(([weekday, hours]) => ({ weekday, ...hours })),
        { minLength: 1, maxLength: 20, selector: ({ weekday, from }) => `${weekday} ${from}` },
      ),
      closed: fc.uniqueArray(day, { maxLength: 10 }),
      dockToo: fc.boolean(),
      holidays: fc.uniqueArray(day, { maxLength: 10 }),
      windowMinutes: fc.integer({ min: 15, max: 720 }),
    })
    .map(({ slots, closed, dockToo, holidays, windowMinutes }) => ({
      ...defaultSchedule,
      pickup: { ...defaultSchedule.pickup, slots },
      closedDays: closed.map((date) => ({ date, name: 'Closed', dock: dockToo })),
      holidays: holidays.map((date) => ({ date, name: 'A holiday', where: 'US' as const })),
      dropOff: { windowMinutes },
    }));
  /** Around both changes of the clocks. */
  const nows = fc.date({
    min: at('2026-09-20T00:00:00Z'),
    max: at('2027-03-20T00:00:00Z'),
    noInvalidDate: true,
  });

  test('slots are ahead, within seven weeks, in order, each found by its own id, and none is on a closed day or a holiday', () => {
    fc.assert(
      fc.property(schedules, nows, fc.constantFrom(...slotWays), (schedule, now, way) => {
        const rules = slotRules({ schedule, brand: defaultBrand });
        const slots = bookableSlots(rules, way, now);
        const off = new Set([
          ...schedule.holidays.map(({ date }) => date),
          ...schedule.closedDays.filter(({ dock }) => way === 'PICKUP' || dock).map(({ date }) => date),
        ]);
        expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
        for (const slot of slots) {
          expect(off.has(slot.day)).toBe(false);
          expect(slot.from < slot.to).toBe(true);
          expect(now < slot.bookBy).toBe(true);
          if (way === 'PICKUP') expect(slot.bookBy < slot.from).toBe(true);
          else expect(slot.bookBy).toEqual(slot.to);
          expect(countDays(newYorkDay(now), slot.day)).toBeLessThanOrEqual(49);
          expect(slotWithId(rules, slot.id)).toEqual(slot);
        }
        expect(slots.map(({ from }) => Number(from))).toEqual(
          slots.map(({ from }) => Number(from)).toSorted((one, other) => one - other),
        );
      }),
    );
  });

  test('the last day with slots is seven weeks ahead', () => {
    const now = at('2027-01-06T12:00:00Z');
    const days = bookableSlots(rulesOf(), 'PICKUP', now).map((slot) => slot.day);
    expect(days.at(-1)).toBe('2027-02-23');
    expect(weekdayOf('2027-02-23')).toBe(2);
  });

  test('what is no id of a slot finds none', () => {
    for (const id of ['', 'P-2026-12-01', 'X-2026-12-01-0900', 'P-2026-12-01-0915', 'P-2026-12-01-2500'])
      expect(slotWithId(rulesOf(), id)).toBeUndefined();
  });
});
