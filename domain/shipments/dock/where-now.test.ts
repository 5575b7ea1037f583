import { expect, test } from 'vitest';
import { pieceStates } from '../lifecycle.ts';
import { whereNow } from './where-now.ts';

test('a refused step says where each piece is, whatever its state', () => {
  expect(whereNow([{ n: 3, state: 'READY' }])).toBe('Piece 3 is screened and ready to fly.');
  expect(
    whereNow([
      { n: 1, state: 'BOOKED' },
      { n: 2, state: 'RECEIVED', exception: 'MISSING' },
    ]),
  ).toBe('Piece 1 has not come to the dock yet. Piece 2 is missing.');
  const all = pieceStates.map((state) => whereNow([{ n: 1, state }]));
  expect(new Set(all).size).toBe(pieceStates.length);
});
