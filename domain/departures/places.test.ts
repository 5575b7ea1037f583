import { expect, test } from 'vitest';
import { placeProblem } from './places.ts';

const flight = {
  recorded: 'SCHEDULED' as const,
  opensAt: '2026-10-09T04:00:00.000Z',
  cargoCutoff: '2026-12-01T19:00:00.000Z',
  bookingCutoff: '2026-12-01T21:00:00.000Z',
  free: { thousandthsLb: 100_000, pieces: 3 },
};
const now = new Date('2026-11-25T15:00:00.000Z');

test.each([
  [100_000, 3, undefined],
  [100_001, 3, 'FLIGHT_FULL'],
  [1, 4, 'FLIGHT_FULL'],
  [1, 1, undefined],
] as const)(
  'a flight with 100 lb and 3 pieces free answers %i thousandths in %i pieces with %s',
  (thousandthsLb, pieces, problem) => {
    expect(placeProblem(flight, { thousandthsLb, pieces }, { now, onHand: false })).toBe(problem);
    const waited = { ...flight, waiting: 1 };
    expect(placeProblem(waited, { thousandthsLb, pieces }, { now, onHand: false })).toBe('FLIGHT_FULL');
  },
);
