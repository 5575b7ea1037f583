import { expect, test } from 'vitest';
import { isClosed } from './lifecycle.ts';
import { loadOf, type Piece, piecesOf, weightOf } from './pieces.ts';
import { sampleForm } from './testing/sample-form.ts';

test('the pieces of a form are counted through, and take their declared weight on the flight', () => {
  const pieces = piecesOf(sampleForm.goods, 'BOOKED');
  expect(pieces.map(({ n, kind }) => `${n} ${kind}`)).toEqual(['1 BARREL', '2 BOX', '3 BOX']);
  expect(loadOf(pieces)).toEqual({ thousandthsLb: 220_000, pieces: 3 });
});

test('canceled pieces take nothing', () => {
  expect(loadOf(piecesOf(sampleForm.goods, 'CANCELLED'))).toEqual({ thousandthsLb: 0, pieces: 0 });
  expect(isClosed('CANCELLED')).toBe(true);
});

test('what was measured counts in place of what was declared', () => {
  const [first, ...others] = piecesOf(sampleForm.goods, 'RECEIVED');
  const piece = first as Piece;
  const at = '2026-11-20T15:00:00.000Z';
  const heavier: Piece = {
    ...piece,
    measured: { thousandthsLb: piece.thousandthsLb + 2_500, at, by: 'dock-1' },
  };
  expect(weightOf(piece)).toBe(piece.thousandthsLb);
  expect(loadOf([heavier, ...others]).thousandthsLb - loadOf([piece, ...others]).thousandthsLb).toBe(2_500);
});
