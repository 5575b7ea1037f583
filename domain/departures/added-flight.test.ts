import { expect, test } from 'vitest';
import { AddedFlight, addedFlight, addedFlightProblems, proposedFlight } from './added-flight.ts';
import { defaultFlightsSetting } from './flights-setting.ts';
import { adjusted, plannedFlights } from './planning.ts';
import { defaultSchedule } from './schedule/default-schedule.ts';

const now = new Date('2026-11-20T15:00:00.000Z');
const plan = { schedule: defaultSchedule, setting: defaultFlightsSetting };
const named = { carrier: 'Caribbean Airlines', flightNumber: 'BW 525' };
const tuesday = { ...proposedFlight(plan, 'GY', '2026-12-01'), ...named };
const problems = (change: Partial<AddedFlight>, at = now) =>
  addedFlightProblems(defaultSchedule, { ...tuesday, ...change }, at).map(({ field, message }) => [
    field,
    message,
  ]);

test('the rule of the lane proposes cutoffs, arrival and capacity, with as many days before it as the weekly flight has', () => {
  // Friday's flight has its cutoffs on Tuesday, three days before. Three days before Tuesday is Saturday, when the dock is closed.
  expect(proposedFlight(plan, 'GY', '2026-12-01')).toEqual({
    to: 'GY',
    originAirport: 'JFK',
    day: '2026-12-01',
    departureTime: '22:00',
    cargoCutoff: { day: '2026-11-27', time: '14:00' },
    bookingCutoff: { day: '2026-11-27', time: '16:00' },
    eta: { from: '2026-12-04', to: '2026-12-07' },
    capacity: { lb: 5000, pieces: 150, largestPieceLb: 176 },
  });
  const friday = proposedFlight(plan, 'JM', '2026-12-04');
  expect([friday.originAirport, friday.cargoCutoff, friday.eta]).toEqual([
    'EWR',
    { day: '2026-12-01', time: '14:00' },
    { from: '2026-12-08', to: '2026-12-10' },
  ]);
});

test('what the rule proposes can be added as it is', () => {
  expect(AddedFlight.parse(tuesday)).toEqual(tuesday);
  expect(problems({})).toEqual([]);
});

test.each([
  ['a day that is over', { day: '2026-11-19' }, 'day', 'Choose today or a later day'],
  ['a day in two years', { day: '2028-11-20' }, 'day', 'Choose a day within a year'],
  [
    'a day on which the airport is closed',
    { day: '2026-12-25' },
    'day',
    'Christmas Day: no flights to Guyana leave on this day. Choose another day',
  ],
  [
    'goods due on a day on which the dock is closed',
    { cargoCutoff: { day: '2026-11-26', time: '14:00' } },
    'cargoCutoff',
    'Thanksgiving Day: our dock is closed. Choose another day',
  ],
  [
    'goods due at a time that is over',
    { cargoCutoff: { day: '2026-11-20', time: '10:00' } },
    'cargoCutoff',
    'This time is over. Choose a later one',
  ],
  [
    'booking that closes when it leaves',
    { bookingCutoff: { day: '2026-12-01', time: '22:00' } },
    'bookingCutoff',
    'Booking must close before the flight leaves',
  ],
  [
    'booking that closes before goods are due',
    { bookingCutoff: { day: '2026-11-27', time: '13:59' } },
    'bookingCutoff',
    'Booking cannot close before goods are due',
  ],
  [
    'an arrival before it leaves',
    { eta: { from: '2026-11-30', to: '2026-12-02' } },
    'etaFrom',
    'Goods cannot be there before the flight leaves',
  ],
])('%s is refused at its field', (_, change, field, message) => {
  expect(problems(change)).toContainEqual([field, message]);
});

test('is open for booking at once, and neither schedule nor settings change it', () => {
  const record = addedFlight(tuesday, 'GY-2026-12-01-2', now.toISOString());
  expect(record).toMatchObject({
    id: 'GY-2026-12-01-2',
    usualDay: '2026-12-01',
    cargoCutoff: '2026-11-27T19:00:00.000Z',
    opensAt: now.toISOString(),
    free: { thousandthsLb: 5_000_000, pieces: 150 },
    ...named,
  });
  const weekly = plannedFlights(plan, now).find(
    ({ to, usualDay }) => to === 'GY' && usualDay === '2026-12-04',
  );
  const after = weekly && adjusted({ ...record, shipments: 0 }, weekly, now);
  expect(after?.flight.day ?? record.day).toBe('2026-12-01');
});
