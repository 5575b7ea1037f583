import { expect, test } from 'vitest';
import type { Flight } from '#domain/departures/flight.ts';
import { readFlight, typedOf } from './override-fields.ts';

const now = new Date('2026-11-22T15:00:00.000Z');
const flight: Flight = {
  id: 'GY-2026-12-04',
  to: 'GY',
  usualDay: '2026-12-04',
  day: '2026-12-04',
  originAirport: 'JFK',
  destinationAirport: 'GEO',
  opensAt: '2026-10-09T04:00:00.000Z',
  cargoCutoff: '2026-12-01T19:00:00.000Z',
  bookingCutoff: '2026-12-01T21:00:00.000Z',
  eta: { from: '2026-12-07', to: '2026-12-09' },
  capacity: { lb: 5000, pieces: 150, largestPieceLb: 176 },
  free: { thousandthsLb: 5_000_000, pieces: 150 },
  shipments: 0,
  recorded: 'SCHEDULED',
  state: 'OPEN',
  byHand: [],
  version: 1,
  changedAt: '2026-10-09T04:00:00.000Z',
};
const read = (change: object) => readFlight(flight, { ...typedOf(flight), ...change }, now);

test('the form shows New Jersey clocks, and what it shows can be sent as it is', () => {
  expect(typedOf(flight)).toMatchObject({
    cargoCutoff: '2026-12-01T14:00',
    bookingCutoff: '2026-12-01T16:00',
  });
  expect(read({})).toMatchObject({
    override: {
      day: '2026-12-04',
      cargoCutoff: { day: '2026-12-01', time: '14:00' },
      capacity: { lb: 5000 },
    },
  });
});

test('the aircraft is that of the flight, until another one is chosen', () => {
  expect(read({})).toMatchObject({ override: { aircraft: 'PASSENGER' } });
  expect(typedOf({ ...flight, aircraft: 'ALL_CARGO' }).aircraft).toBe('ALL_CARGO');
  expect(read({ aircraft: 'ALL_CARGO' })).toMatchObject({ override: { aircraft: 'ALL_CARGO' } });
});

test('a flight number may be typed in small letters, and a number with a comma', () => {
  expect(read({ flightNumber: ' sa 525 ', lb: '5,500' })).toMatchObject({
    override: { flightNumber: 'SA 525', capacity: { lb: 5500 } },
  });
});

test.each([
  ['no day', { day: '' }, { day: 'Give a day like 2026-12-01' }],
  ['no cutoff', { cargoCutoff: '' }, { cargoCutoff: 'Give a day like 2026-12-01' }],
  ['no pounds', { lb: '' }, { lb: 'Give a number' }],
  ['pounds that are none', { lb: 'many' }, { lb: 'Give a number' }],
  ['half a piece', { pieces: '2.5' }, { pieces: 'Give at most 0 decimals' }],
  [
    'a flight number that is none',
    { flightNumber: 'Friday' },
    { flightNumber: 'Give a flight number like BW 525' },
  ],
  [
    'booking that closes first',
    { bookingCutoff: '2026-12-01T13:00' },
    { bookingCutoff: 'Booking cannot close before goods are due' },
  ],
  [
    'an arrival before it leaves',
    { etaFrom: '2026-12-03' },
    { etaFrom: 'Goods cannot be there before the flight leaves' },
  ],
])('%s is told at its field', (_, change, problems) => {
  expect(read(change)).toEqual({ problems });
});
