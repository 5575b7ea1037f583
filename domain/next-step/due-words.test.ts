import { expect, test } from 'vitest';
import { newYorkInstant } from '../kernel/new-york.ts';
import { dueWords } from './due-words.ts';

const at = (day: string, clock: string): string => newYorkInstant(day, clock).toISOString();

test('what ends with a day is due on that day, in winter and in summer, and when the year ends', () => {
  expect(dueWords(at('2026-12-26', '00:00'))).toBe('Fri, Dec 25');
  expect(dueWords(at('2026-07-05', '00:00'))).toBe('Sat, Jul 4');
  expect(dueWords(at('2027-01-01', '00:00'))).toBe('Thu, Dec 31');
});

test('what is due at an hour is due then', () => {
  expect(dueWords(at('2026-11-24', '14:00'))).toBe('Tue, Nov 24, 2:00 PM');
  expect(dueWords(at('2026-11-24', '00:30'))).toBe('Tue, Nov 24, 12:30 AM');
});
