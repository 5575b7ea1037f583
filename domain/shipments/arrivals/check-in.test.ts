import { expect, test } from 'vitest';
import { afterStep } from '../lifecycle.ts';
import { type Counted, isAtCounter, isToCheckIn, nextCheckIn } from './check-in.ts';

type Pieces = Parameters<typeof nextCheckIn>[0];

const on = (...states: readonly Pieces[number]['state'][]): Pieces =>
  states.map((state, place) => ({ n: place + 1, state }));

/** Does every step of a check-in, as the server does. */
const counted = (before: Pieces, counts: Counted): { readonly codes: string[]; readonly pieces: Pieces } => {
  const codes: string[] = [];
  let pieces = before;
  for (let step = nextCheckIn(pieces, counts); step; step = nextCheckIn(pieces, counts)) {
    const { code, pieces: numbers } = step;
    codes.push(`${code} ${numbers.join()}`);
    pieces = pieces.map((piece) => {
      if (!numbers.includes(piece.n)) return piece;
      const next = afterStep(piece, code);
      if (!next) throw new Error(`${code} cannot happen to a piece that is ${piece.state}.`);
      return { n: piece.n, ...next };
    });
    expect(codes.length).toBeLessThan(6);
  }
  return { codes, pieces };
};

test('what has flown is landed and checked in, and what has landed is only checked in', () => {
  const { codes, pieces } = counted(on('DEPARTED', 'ARRIVED', 'DEPARTED'), { here: [1, 2, 3], missing: [] });
  expect(codes).toEqual(['ARR 1,3', 'RCF 1,2,3']);
  expect(pieces.every(isAtCounter)).toBe(true);
});

test('a missing piece is named, and once it is found it is checked in like the others', () => {
  const first = counted(on('ARRIVED', 'ARRIVED'), { here: [1], missing: [2] });
  expect(first.codes).toEqual(['RCF 1', 'DIS_MSCA 2']);
  expect(first.pieces.map(isToCheckIn)).toEqual([false, true]);
  const again = counted(first.pieces, { here: [1, 2], missing: [] });
  expect(again.codes).toEqual(['DIS_FDCA 2', 'RCF 2']);
  expect(again.pieces.every(isAtCounter)).toBe(true);
});

test('the same check-in again, and one from a list of before, record nothing', () => {
  const { pieces } = counted(on('ARRIVED', 'ARRIVED'), { here: [1], missing: [2] });
  expect(nextCheckIn(pieces, { here: [1], missing: [2] })).toBeUndefined();
  // Someone has checked it in meanwhile.
  expect(nextCheckIn(on('CHECKED_IN_DEST', 'CLEARED'), { here: [], missing: [1, 2] })).toBeUndefined();
  // Both say something else about one piece at once: it is there.
  expect(nextCheckIn(on('ARRIVED'), { here: [1], missing: [1] })).toEqual({ code: 'RCF', pieces: [1] });
});

test('what has not left, was handed over or is not there is left alone', () => {
  const all = { here: [1, 2, 3, 9], missing: [] };
  expect(nextCheckIn(on('READY', 'CANCELLED', 'DELIVERED'), all)).toBeUndefined();
  expect(nextCheckIn(on('READY'), { here: [], missing: [1] })).toBeUndefined();
});
