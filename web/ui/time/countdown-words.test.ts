import { describe, expect, test } from 'vitest';
import { newYorkInstant } from '#domain/kernel/new-york.ts';
import { shortClock } from '#domain/kernel/short-times.ts';
import { clockLeft, dayWords, instantWords, shortInstantWords, spokenLeft } from './countdown-words.ts';

const HOUR_MS = 3_600_000;
const twoDays = 52 * HOUR_MS + 13 * 60_000 + 22_000;

describe('time left', () => {
  test.each([
    [twoDays, true, '2\u00a0d\u00a004:13:22'],
    [twoDays, false, '2\u00a0d\u00a04\u00a0h'],
    [twoDays - 48 * HOUR_MS, false, '4\u00a0h\u00a013\u00a0min'],
    [-1, false, '0\u00a0h\u00a00\u00a0min'],
    [twoDays - 48 * HOUR_MS, true, '04:13:22'],
    [-1, true, '00:00:00'],
  ])('%i ms, seconds %s: %s', (ms, seconds, words) => {
    expect(clockLeft(ms, { seconds })).toBe(words);
  });

  test.each([
    [twoDays, '2 days 4 hours 13 minutes'],
    [49 * HOUR_MS, '2 days 1 hour'],
    [59_999, 'less than a minute'],
  ])('%i ms is said: %s', (ms, words) => {
    expect(spokenLeft(ms)).toBe(words);
  });
});

test.each([
  ['14:00', 'Tue\u00a02\u00a0PM'],
  ['10:30', 'Tue\u00a010:30\u00a0AM'],
])('a cutoff at %s in short: %s', (time, words) => {
  expect(shortInstantWords(newYorkInstant('2026-11-24', time))).toBe(words);
});

describe('days and instants have the same format as in Intl', () => {
  const days = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(2028, 0, 1 + index)));
  const toTheDay = { weekday: 'short', month: 'short', day: 'numeric' } as const;

  test('every day of a leap year', () => {
    const format = new Intl.DateTimeFormat('en-US', { ...toTheDay, timeZone: 'UTC' });
    for (const day of days) expect(dayWords(day.toISOString().slice(0, 10))).toBe(format.format(day));
  });

  test('a cutoff on every day of it', () => {
    const format = new Intl.DateTimeFormat('en-US', {
      ...toTheDay,
      timeZone: 'America/New_York',
      hour: 'numeric',
      minute: '2-digit',
    });
    // Some versions of the locale data have a narrow space before PM.
    const plain = (words: string) => words.replace(/\s/g, ' ');
    for (const day of days) {
      const at = newYorkInstant(day.toISOString().slice(0, 10), '14:00');
      expect(instantWords(at)).toBe(plain(format.format(at)));
      expect(shortClock(at)).toBe('2 PM');
    }
  });
});
