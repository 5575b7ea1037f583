import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

const until = (phone: string, at: string): string | undefined =>
  quietUntil(phone, new Date(at))?.toISOString();

test.each([
  ['Georgetown', '+5926000142', '2026-11-27T23:59:59Z', '2026-11-28T01:00:00Z', '2026-11-28T12:00:00.000Z'],
  ['Kingston', '+18765550142', '2026-11-28T01:59:59Z', '2026-11-28T02:00:00Z', '2026-11-28T13:00:00.000Z'],
  ['Brooklyn', '+17185550142', '2026-07-02T00:59:59Z', '2026-07-02T01:00:00Z', '2026-07-02T12:00:00.000Z'],
])(
  'a phone in %s rings until nine in the evening, and from eight in the morning on',
  (_, phone, awake, asleep, morning) => {
    expect(until(phone, awake)).toBeUndefined();
    expect(until(phone, asleep)).toBe(morning);
    expect(until(phone, morning)).toBeUndefined();
  },
);

test('the morning comes on the clocks of the phone, also in the night in which they change', () => {
  expect(until('+17185550142', '2026-11-01T03:00:00Z')).toBe('2026-11-01T13:00:00.000Z');
  expect(until('+17185550142', '2027-03-14T04:00:00Z')).toBe('2027-03-14T12:00:00.000Z');
});

test('whoever waits may be messaged when the waiting is over, and all of one night wait for the same instant', () => {
  const phones = fc.constantFrom(
    '+5926000142',
    '+18685550142',
    '+447700900142',
    '+599123456',
    '+17185550142',
  );
  const instants = fc
    .integer({ min: 0, max: 400 * 86_400 })
    .map((seconds) => 1_790_000_000_000 + seconds * 1000);
  fc.assert(
    fc.property(phones, instants, (phone, now) => {
      const end = quietUntil(phone, new Date(now));
      if (end === undefined) return;
      expect(end.getTime()).toBeGreaterThan(now);
      expect(end.getTime() - now).toBeLessThanOrEqual(12 * 3_600_000);
      expect(quietUntil(phone, end)).toBeUndefined();
      expect(quietUntil(phone, new Date((now + end.getTime()) / 2))).toEqual(end);
    }),
  );
});
