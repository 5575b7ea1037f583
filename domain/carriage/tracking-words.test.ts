import { expect, test } from 'vitest';
import { trackingLines } from './tracking-words.ts';

const lines = trackingLines({
  departs: 'Friday',
  dock: 'Kearny',
  from: 'JFK',
  to: 'GEO',
  flight: 'flight 527',
});

test('the lines lead from booking to delivery, in order', () => {
  expect(lines[0]?.text).toBe('Booked for Friday');
  expect(lines.map(({ text }) => text)).toContain('At our Kearny facility');
  expect(lines.map(({ text }) => text)).toEqual(expect.arrayContaining(['Left JFK', 'Landed GEO']));
  expect(lines.at(-1)?.text).toBe('Delivered');
});

test('every line says what it means for the customer', () => {
  for (const { text, meaning } of lines) expect(meaning, text).toMatch(/\w.*\.$/);
});
