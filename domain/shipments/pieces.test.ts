import { expect, test } from 'vitest';
import { isClosed } from './lifecycle.ts';
import { loadOf, piecesOf } from './pieces.ts';
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
