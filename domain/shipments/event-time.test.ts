import { describe, expect, test } from 'vitest';
import { eventTime } from './event-time.ts';

const now = new Date('2026-11-24T15:00:00.000Z');
const booked = { createdAt: '2026-11-10T09:00:00.000Z', bookedAt: '2026-11-10T10:00:00.000Z' };

describe('the time of a scan', () => {
  test('is what the device says of the last seven days, from when the shipment was booked', () => {
    expect(eventTime(undefined, booked, now)).toEqual({ at: now.toISOString() });
    for (const at of ['2026-11-24T14:59:00.000Z', '2026-11-17T15:00:00.000Z'])
      expect(eventTime(at, booked, now)).toEqual({ at });
    const lately = { ...booked, bookedAt: '2026-11-24T12:00:00.000Z' };
    expect(eventTime(lately.bookedAt, lately, now)).toEqual({ at: lately.bookedAt });
  });

  test.each([
    ['the first day of computers', '1970-01-01T00:00:00.000Z'],
    ['the first year', '0001-01-01T00:00:00Z'],
    ['longer ago than a device keeps anything', '2026-11-17T14:59:59.999Z'],
  ])('is ours when a device says %s, and its own is kept beside it', (_, said) => {
    expect(eventTime(said, booked, now)).toEqual({ at: now.toISOString(), saidAt: said });
  });

  test('is ours for a time before the shipment was booked, or before it was made where it never was', () => {
    const said = '2026-11-24T11:59:59.000Z';
    const bookedAt = '2026-11-24T12:00:00.000Z';
    expect(eventTime(said, { ...booked, bookedAt }, now)).toEqual({ at: now.toISOString(), saidAt: said });
    expect(eventTime(said, { createdAt: bookedAt }, now).saidAt).toBe(said);
  });
});
