import { describe, expect, it } from 'vitest';
import { readSchedule } from './expression.ts';

const at = (text: string) => Date.parse(text);
const nextAfter = (expression: string, from: string, zone = 'UTC') => {
  const next = readSchedule(expression, zone, at(from))(at(from));
  return next === undefined ? undefined : new Date(next).toISOString();
};

describe('rates', () => {
  it('count from the start', () => {
    const next = readSchedule('rate(2 minutes)', 'UTC', at('2026-11-03T10:00:30Z'));
    expect(next(at('2026-11-03T10:00:30Z'))).toBe(at('2026-11-03T10:02:30Z'));
    expect(next(at('2026-11-03T10:02:30Z'))).toBe(at('2026-11-03T10:04:30Z'));
    expect(next(at('2026-11-03T11:01:00Z'))).toBe(at('2026-11-03T11:02:30Z'));
  });
});

describe('cron', () => {
  it.each([
    ['cron(0 14 ? * TUE *)', '2026-11-03T13:59:59Z', '2026-11-03T14:00:00.000Z'],
    ['cron(0 14 ? * TUE *)', '2026-11-03T14:00:00Z', '2026-11-10T14:00:00.000Z'],
    ['cron(0/15 8-9 * * ? *)', '2026-11-03T08:46:00Z', '2026-11-03T09:00:00.000Z'],
    ['cron(30 6 L * ? *)', '2026-02-01T00:00:00Z', '2026-02-28T06:30:00.000Z'],
    ['cron(0 9 ? * 3#1 *)', '2026-11-04T00:00:00Z', '2026-12-01T09:00:00.000Z'],
    ['cron(0 9 ? * FRIL *)', '2026-11-01T00:00:00Z', '2026-11-27T09:00:00.000Z'],
    ['cron(0 9 15W * ? *)', '2026-11-01T00:00:00Z', '2026-11-16T09:00:00.000Z'],
    ['cron(0 0 29 FEB ? *)', '2026-03-01T00:00:00Z', '2028-02-29T00:00:00.000Z'],
  ])('%s after %s is %s', (expression, from, expected) => {
    expect(nextAfter(expression, from)).toBe(expected);
  });

  it('uses the time of its zone, also at the change to daylight saving time', () => {
    const noon = 'cron(0 14 ? * TUE *)';
    expect(nextAfter(noon, '2026-10-27T00:00:00Z', 'America/New_York')).toBe('2026-10-27T18:00:00.000Z');
    expect(nextAfter(noon, '2026-11-01T12:00:00Z', 'America/New_York')).toBe('2026-11-03T19:00:00.000Z');
  });

  it('has no next run for a past year', () => {
    expect(nextAfter('cron(0 0 1 1 ? 2020)', '2026-01-01T00:00:00Z')).toBeUndefined();
  });
});

it('fires a one-time schedule once', () => {
  const expression = 'at(2026-11-03T14:00:00)';
  expect(nextAfter(expression, '2026-11-03T00:00:00Z', 'America/New_York')).toBe('2026-11-03T19:00:00.000Z');
  expect(nextAfter(expression, '2026-11-03T19:00:00Z', 'America/New_York')).toBeUndefined();
});

it('names an invalid expression in its error', () => {
  expect(() => readSchedule('every tuesday', 'UTC', 0)).toThrow(/every tuesday/);
  expect(() => readSchedule('cron(0 14 * * TUE *)', 'UTC', 0)).toThrow(/TUE/);
  expect(() => readSchedule('cron(61 14 ? * TUE *)', 'UTC', 0)).toThrow(/61/);
});
