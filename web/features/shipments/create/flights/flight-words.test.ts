import { expect, test } from 'vitest';
import { inTimeWords } from './flight-words.ts';

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
