import { describe, expect, test } from 'vitest';
import { defaultSchedule } from './default-schedule.ts';
import { Schedule } from './schedule.ts';

/** The problems of the default schedule after a change, by field. */
const wrongWith = (change: Partial<Schedule>): Record<string, string> => {
  const { error } = Schedule.safeParse({ ...defaultSchedule, ...change });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

const { lanes, pickup } = defaultSchedule;

test('the default schedule is valid', () => {
  expect(wrongWith({})).toEqual({});
});

test('the longest transit is not shorter than the shortest', () => {
  expect(wrongWith({ lanes: { ...lanes, BB: { ...lanes.BB, transitDays: { min: 6, max: 5 } } } })).toEqual({
    'lanes.BB.transitDays.max': 'The most days cannot be fewer than the fewest. Give 6 or more.',
  });
});

describe('the booking cutoff', () => {
  const cargoCutoff = { weekday: 2, time: '14:00' };

  test.each([
    ['an hour before the cargo cutoff', { weekday: 2, time: '13:00' }],
    ['on the day before it', { weekday: 1, time: '16:00' }],
    ['on the day after the flight, which is six days before the next', { weekday: 6, time: '16:00' }],
  ])('is refused %s', (_, bookingCutoff) => {
    expect(Object.keys(wrongWith({ cargoCutoff, bookingCutoff }))).toEqual(['bookingCutoff.time']);
  });

  test('says in plain words what to choose', () => {
    const bookingCutoff = { weekday: 2, time: '16:00' };
    expect(wrongWith({ cargoCutoff: { weekday: 2, time: '17:00' }, bookingCutoff })).toEqual({
      'bookingCutoff.time': 'Booking closes before goods do. Choose 5:00 PM or later.',
    });
  });

  test.each([
    ['at the same time', { weekday: 2, time: '14:00' }],
    ['on the day of the flight', { weekday: 5, time: '08:00' }],
  ])('may be %s', (_, bookingCutoff) => {
    expect(wrongWith({ cargoCutoff, bookingCutoff })).toEqual({});
  });

  test('is checked for every lane: a time that suits a Friday flight may not suit a Tuesday flight', () => {
    const change = {
      lanes: { ...lanes, JM: { ...lanes.JM, departs: 2 } },
      bookingCutoff: { weekday: 3, time: '16:00' },
    };
    expect(wrongWith(change)['bookingCutoff.time']).toContain('the Jamaica flight');
  });
});

test('a pickup slot ends after it begins, and no two slots of a day begin at the same time', () => {
  const slots = [
    { weekday: 1, from: '12:00', to: '12:00' },
    { weekday: 2, from: '09:00', to: '12:00' },
    { weekday: 2, from: '09:00', to: '11:00' },
  ];
  expect(wrongWith({ pickup: { ...pickup, slots } })).toEqual({
    'pickup.slots.0.to': 'Choose a time after 12:00 PM',
    'pickup.slots.2.from': 'Another slot on this day starts then. Change or remove one.',
  });
});

test('a day is closed at most once', () => {
  const day = { date: '2026-12-24', name: 'Christmas Eve' };
  expect(wrongWith({ closedDays: [day, { ...day, dock: true }] })).toEqual({
    'closedDays.1.date': 'This day is already in the list. Remove one.',
  });
});

test('an extra slot ends after it begins, is on no closed day, and begins with no other slot of its day', () => {
  const extraDays = [
    { date: '2026-12-20', from: '10:00', to: '09:00' },
    { date: '2026-12-20', from: '10:00', to: '12:00' },
    // A Monday, on which the van comes at nine anyway.
    { date: '2026-12-21', from: '09:00', to: '10:00' },
    { date: '2026-12-21', from: '08:00', to: '09:00' },
    { date: '2026-12-24', from: '08:00', to: '09:00' },
  ];
  const closedDays = [{ date: '2026-12-24', name: 'Christmas Eve' }];
  expect(wrongWith({ extraDays, closedDays })).toEqual({
    'extraDays.0.to': 'Choose a time after 10:00 AM',
    'extraDays.1.from': 'Another slot on this day starts then. Choose another time.',
    'extraDays.2.from': 'Another slot on this day starts then. Choose another time.',
    'extraDays.4.date': 'This day is closed. Choose another, or open it.',
  });
});

test('a holiday is in the list at most once for each place', () => {
  const christmas = { date: '2026-12-25', name: 'Christmas', where: 'US' } as const;
  expect(wrongWith({ holidays: [christmas, { ...christmas, where: 'GY' }] })).toEqual({});
  expect(wrongWith({ holidays: [christmas, christmas] })).toEqual({
    'holidays.1.date': 'This day is already in the list. Remove one.',
  });
});

test('an airport needs three letters, and a time and a day must exist', () => {
  const change = {
    lanes: { ...lanes, GY: { ...lanes.GY, originAirport: 'JF' } },
    cargoCutoff: { weekday: 2, time: '24:00' },
    holidays: [{ date: '2026-02-30', name: 'No such day', where: 'US' as const }],
  };
  expect(wrongWith(change)).toEqual({
    'lanes.GY.originAirport': 'Give the three letters of the airport',
    'cargoCutoff.time': 'Choose a time',
    'holidays.0.date': 'Give a day like 2026-12-01',
  });
});
