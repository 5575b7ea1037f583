import { describe, expect, test } from 'vitest';
import { newYorkInstant } from '../../kernel/new-york.ts';
import { defaultBrand } from '../../settings/brand.ts';
import { promisedBy } from './promised.ts';

const { hours } = defaultBrand;
const none: ReadonlySet<string> = new Set();
const promised = (day: string, time: string, closed = none, lines = hours) =>
  promisedBy(newYorkInstant(day, time), lines, closed).toISOString();
const at = (day: string, time: string) => newYorkInstant(day, time).toISOString();

describe('the promised hour', () => {
  test('is four hours later while the dock is open', () => {
    expect(promised('2026-11-30', '10:30')).toBe(at('2026-11-30', '14:30'));
    expect(promised('2026-11-30', '14:00')).toBe(at('2026-11-30', '18:00'));
  });

  test('goes on when the dock opens again, and begins with it', () => {
    expect(promised('2026-11-30', '16:00')).toBe(at('2026-12-01', '11:00'));
    expect(promised('2026-11-30', '06:00')).toBe(at('2026-11-30', '13:00'));
    expect(promised('2026-11-30', '21:15')).toBe(at('2026-12-01', '13:00'));
  });

  test('knows Saturday afternoon and Sunday', () => {
    expect(promised('2026-11-28', '13:00')).toBe(at('2026-11-30', '12:00'));
    expect(promised('2026-11-29', '12:00')).toBe(at('2026-11-30', '13:00'));
  });

  test('leaves a holiday out', () => {
    const closed = new Set(['2026-12-25', '2026-12-26']);
    expect(promised('2026-12-24', '17:00', closed)).toBe(at('2026-12-28', '12:00'));
    expect(promised('2026-12-25', '10:00', closed)).toBe(at('2026-12-28', '13:00'));
  });

  test('is on the clocks of the day on which it is, over both changes of the clocks', () => {
    // To winter on Sunday, November 1, to summer on Sunday, March 14.
    expect(promised('2026-10-31', '12:00')).toBe('2026-11-02T16:00:00.000Z');
    expect(promised('2027-03-13', '12:00')).toBe('2027-03-15T15:00:00.000Z');
  });

  test('counts hours that pass, also while the clocks are changed', () => {
    const always = [{ days: 'Every day', hours: '12:00 AM to 11:00 PM' }];
    expect(promised('2026-11-01', '00:30', none, always)).toBe(at('2026-11-01', '03:30'));
    expect(promised('2027-03-14', '00:30', none, always)).toBe(at('2027-03-14', '05:30'));
  });

  test('is there whatever an admin writes', () => {
    expect(promised('2026-11-30', '10:30', none, [{ days: 'Weekdays', hours: 'by appointment' }])).toBe(
      at('2026-11-30', '14:30'),
    );
    expect(promised('2026-11-30', '10:30', none, [{ days: 'Every day', hours: 'Closed' }])).toBe(
      at('2026-12-30', '17:00'),
    );
  });
});
