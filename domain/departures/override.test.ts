import { describe, expect, test } from 'vitest';
import { type FlightOverride, overrideProblems } from './override.ts';

const usualDay = '2026-11-27';
const now = new Date('2026-11-25T15:00:00.000Z');
const asUsual: FlightOverride = {
  day: usualDay,
  cargoCutoff: { day: '2026-11-26', time: '14:00' },
  bookingCutoff: { day: '2026-11-26', time: '16:00' },
  eta: { from: '2026-11-30', to: '2026-12-02' },
  capacity: { lb: 2_000, pieces: 80, largestPieceLb: 176 },
};
const fieldsOf = (change: Partial<FlightOverride>, at = now) =>
  overrideProblems({ usualDay }, { ...asUsual, ...change }, at).map(({ field }) => field);
const early = { day: '2026-11-20', time: '14:00' };

describe('a flight that staff set by hand', () => {
  test('may be as the schedule has it, and leave today', () => {
    expect(fieldsOf({})).toEqual([]);
    const today = { day: '2026-11-25', time: '14:00' };
    expect(fieldsOf({ day: '2026-11-25', cargoCutoff: today, bookingCutoff: today })).toEqual([]);
  });

  test('never moves into the past, as days are in New York', () => {
    const yesterday = { day: '2026-11-24', cargoCutoff: early, bookingCutoff: early };
    expect(fieldsOf(yesterday)).toEqual(['day']);
    expect(fieldsOf(yesterday, new Date('2026-11-25T04:59:59.000Z'))).toEqual([]);
  });

  test('stays within six days of its usual day', () => {
    const eta = { from: '2026-12-06', to: '2026-12-08' };
    expect(fieldsOf({ day: '2026-12-03', eta })).toEqual([]);
    expect(fieldsOf({ day: '2026-12-04', eta })).toEqual(['day']);
    const long = new Date('2026-11-10T15:00:00.000Z');
    const cutoffs = { cargoCutoff: early, bookingCutoff: early };
    expect(fieldsOf({ day: '2026-11-21', ...cutoffs }, long)).toEqual([]);
    expect(fieldsOf({ day: '2026-11-20', ...cutoffs }, long)).toEqual(['day']);
  });

  test('has cutoffs in their order before it leaves, and arrives after it left', () => {
    expect(fieldsOf({ bookingCutoff: { day: '2026-11-26', time: '13:59' } })).toEqual(['bookingCutoff']);
    expect(fieldsOf({ bookingCutoff: { day: '2026-11-28', time: '00:00' } })).toEqual(['bookingCutoff']);
    expect(fieldsOf({ eta: { from: '2026-11-26', to: '2026-12-02' } })).toEqual(['etaFrom']);
    expect(fieldsOf({ eta: { from: '2026-11-30', to: '2026-11-29' } })).toEqual(['etaTo']);
  });
});
