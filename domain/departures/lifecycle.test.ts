import { expect, test } from 'vitest';
import { flightMoves, flightState, flightStates, mayFollow, recordedStates } from './lifecycle.ts';

const times = {
  recorded: 'SCHEDULED',
  opensAt: '2026-10-09T04:00:00.000Z',
  cargoCutoff: '2026-12-01T19:00:00.000Z',
  bookingCutoff: '2026-12-01T21:00:00.000Z',
} as const;
const stateAt = (now: string) => flightState(times, new Date(now));

test('a cutoff is exclusive: at its instant the flight is closed', () => {
  expect(stateAt('2026-12-01T13:59:59-05:00')).toBe('OPEN');
  expect(stateAt('2026-12-01T14:00:00-05:00')).toBe('CARGO_CLOSED');
  expect(stateAt('2026-12-01T15:59:59-05:00')).toBe('CARGO_CLOSED');
  expect(stateAt('2026-12-01T16:00:00-05:00')).toBe('BOOKING_CLOSED');
  expect(stateAt('2026-10-08T23:59:59-04:00')).toBe('PLANNED');
});

test('the clock moves a flight only along its lifecycle', () => {
  const states = ['2026-10-01', '2026-10-20', '2026-12-01T20:00Z', '2026-12-02'].map(stateAt);
  states.slice(1).forEach((state, index) => {
    expect(mayFollow(states[index] ?? 'CLOSED', state)).toBe(true);
  });
});

test('what is recorded is the state, whatever the clock says', () => {
  for (const recorded of recordedStates.filter((state) => state !== 'SCHEDULED'))
    expect(flightState({ ...times, recorded }, new Date('2026-10-01'))).toBe(recorded);
});

test('every state but the last can be left, and a flight that left cannot be cancelled', () => {
  const last = flightStates.filter((state) => flightMoves[state].length === 0);
  expect(last).toEqual(['CLOSED', 'CANCELLED']);
  expect(flightStates.filter((state) => mayFollow(state, 'CANCELLED'))).toEqual([
    'PLANNED',
    'OPEN',
    'CARGO_CLOSED',
    'BOOKING_CLOSED',
    'CLOSING',
    'MANIFESTED',
    'TENDERED',
  ]);
});
