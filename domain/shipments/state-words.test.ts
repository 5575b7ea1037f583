import { expect, test } from 'vitest';
import { pieceStates } from './lifecycle.ts';
import { aheadOf, stateWords, trackingLines } from './state-words.ts';

const journey = { departs: 'Friday', dock: 'Kearny', from: 'JFK', to: 'GEO', flight: 'flight 527' };
const lines = trackingLines(journey);

test('the lines lead from booking to delivery, in order', () => {
  expect(lines[0]?.text).toBe('Booked for Friday');
  expect(lines.map(({ text }) => text)).toContain('At our Kearny facility');
  expect(lines.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Left New York', 'Landed in Georgetown']),
  );
  expect(lines.at(-1)?.text).toBe('Delivered');
});

test('a place is where its airport is, and an airport that nobody named keeps its code', () => {
  const of = (from: string, to: string) =>
    trackingLines({ departs: 'Friday', dock: 'Kearny', from, to, flight: 'flight 527' }).map(
      ({ text }) => text,
    );
  expect(of('EWR', 'KIN')).toEqual(expect.arrayContaining(['Left Newark', 'Landed in Kingston']));
  expect(of('EWR', 'KIN').join(' ')).not.toMatch(/EWR|KIN|New York/);
  expect(of('QQQ', 'POS')).toEqual(expect.arrayContaining(['Left QQQ', 'Landed in Port of Spain']));
});

test('every line says what it means for the customer', () => {
  for (const { text, meaning } of lines) expect(meaning, text).toMatch(/\w.*\.$/);
});

test.each(pieceStates)('%s: all names in its words are filled in', (state) => {
  const ahead = {
    city: 'C',
    dock: 'D',
    flies: 'F',
    comes: 'G',
    handed: 'I',
    handled: 'H',
    receiver: 'R',
    bring: 'B',
  };
  expect(stateWords(state, journey)).toMatch(/^[^{}]+$/);
  expect(aheadOf(state, ahead)).toMatch(/^[^{}]+$/);
});
