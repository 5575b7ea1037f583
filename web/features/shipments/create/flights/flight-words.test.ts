import { describe, expect, test } from 'vitest';
import { inTimeWords, waitingWords } from './flight-words.ts';

const flight = { cargoCutoff: '2026-12-01T19:00:00.000Z' };
const slot = {
  way: 'PICKUP',
  day: '2026-12-01',
  from: new Date('2026-12-01T14:00:00.000Z'),
  to: new Date('2026-12-01T17:00:00.000Z'),
  bookBy: new Date('2026-11-30T17:00:00.000Z'),
} as const;

test('who brings goods reads until when, and whoever has them picked up reads when we come', () => {
  expect(inTimeWords(flight, { way: 'DROP_OFF' })).toBe('At our dock by Tue, Dec 1, 2:00 PM.');
  expect(inTimeWords(flight, { way: 'PICKUP', slot })).toBe('We come Tue, Dec 1, 9 AM to noon.');
});

test('nothing is said of a pickup while no time is chosen', () => {
  expect(inTimeWords(flight, { way: 'PICKUP' })).toBe('');
});

describe('storage until the flight', () => {
  const storage = { freeDays: 30, perLbDay: 10 };

  test('is said of a flight after the free days, which begin the day after the pickup', () => {
    const said = (day: string) => waitingWords({ day }, { way: 'PICKUP', slot }, storage);
    expect(said('2026-12-31')).toBeUndefined();
    expect(said('2027-01-01')).toBe(
      'Storage is free for 30 days. From Fri, Jan 1 you pay $0.10 per pound per day until it flies.',
    );
  });

  test('is not said where nobody knows when the goods come, or where it costs nothing', () => {
    const late = { day: '2027-01-22' };
    expect(waitingWords(late, { way: 'DROP_OFF' }, storage)).toBeUndefined();
    expect(waitingWords(late, { way: 'PICKUP' }, storage)).toBeUndefined();
    expect(waitingWords(late, { way: 'PICKUP', slot }, { ...storage, perLbDay: 0 })).toBeUndefined();
  });
});
