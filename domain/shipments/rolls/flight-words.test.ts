import { expect, test } from 'vitest';
import { rolledNews } from './flight-words.ts';

const promise = {
  day: '2026-12-11',
  cargoCutoff: '2026-12-08T19:00:00.000Z',
  eta: { from: '2026-12-14', to: '2026-12-16' },
};
const rolled = { fromDay: '2026-12-04', promise, onHand: true, pieces: [2] };

test('a piece that a flight left without, and one whose own flight was canceled, are told apart', () => {
  const left = rolledNews({ ...rolled, why: 'left-behind' }, 'Kearny');
  expect(left.title).toBe('Piece 2 now flies on Friday, December 11');
  expect(left.sentences[0]).toBe('The flight on Friday, December 4 left without piece 2 of your shipment.');
  const cancelled = rolledNews({ ...rolled, why: 'flight-cancelled' }, 'Kearny');
  expect(cancelled.title).toBe(left.title);
  expect(cancelled.sentences).toEqual([
    'The flight on Friday, December 4 was canceled. Piece 2 of your shipment was booked on it.',
    'It now flies on Friday, December 11. We expect it to arrive between Monday, December 14 and Wednesday, December 16.',
    'The quoted price stays the same.',
  ]);
});

test('a whole shipment hears of no piece', () => {
  const { title, sentences } = rolledNews({ ...rolled, pieces: [], why: 'flight-cancelled' }, 'Kearny');
  expect(title).toBe('Now flies on Friday, December 11');
  expect(sentences[0]).toBe('The flight on Friday, December 4 was canceled.');
});
