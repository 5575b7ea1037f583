import { expect, test } from 'vitest';
import type { Piece } from '../pieces.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import { leftBehind, notHere, rebooked } from './rebook.ts';

const next = 'GY-2026-12-04';
const piecesAs = (...changes: readonly Partial<Piece>[]) => ({
  ...sampleShipment,
  pieces: sampleShipment.pieces.map((piece, place): Piece => ({ ...piece, ...changes[place] })),
});
const apart = piecesAs(
  { state: 'DEPARTED', accepted: true },
  { state: 'READY', exception: 'OFFLOADED', accepted: true },
  { state: 'DEPARTED', accepted: true },
);

test('only what is ready and was left behind may fly by itself; a shipment of which nothing left is moved as a whole', () => {
  expect(leftBehind(apart).map(({ n }) => n)).toEqual([2]);
  const ready = { state: 'READY' } as const;
  expect(leftBehind(piecesAs(ready, ready, ready))).toEqual([]);
  expect(leftBehind(piecesAs({ state: 'DEPARTED' }, ready, ready)).map(({ n }) => n)).toEqual([2, 3]);
  const missing = { state: 'READY', exception: 'MISSING' } as const;
  expect(leftBehind(piecesAs({ state: 'DEPARTED' }, missing, ready)).map(({ n }) => n)).toEqual([3]);
});

test('the piece has the new flight and nothing is wrong with it any more; the shipment keeps its flight', () => {
  const { departureId, pieces } = rebooked(apart, [2], next);
  expect(departureId).toBe(sampleShipment.departureId);
  expect(pieces.map((piece) => piece.departureId)).toEqual([undefined, next, undefined]);
  expect(pieces[1]).not.toHaveProperty('exception');
  expect(pieces[1]).not.toHaveProperty('accepted');
  expect([pieces[0], pieces[2]]).toEqual([apart.pieces[0], apart.pieces[2]]);
});

test('when every piece is on the other flight it is the flight of the shipment, and back again', () => {
  const off = { state: 'READY', exception: 'SHORT_SHIPPED' } as const;
  const all = rebooked(piecesAs(off, off, off), [1, 2, 3], next);
  expect([all.departureId, all.pieces.map((piece) => piece.departureId)]).toEqual([
    next,
    [undefined, undefined, undefined],
  ]);
  const away = { ...apart, ...rebooked(apart, [2], next) };
  const back = rebooked(away, [2], String(apart.departureId));
  expect(back.pieces.every((piece) => piece.departureId === undefined)).toBe(true);
});

test('pieces that are not here may fly later only while others of their flight are here', () => {
  const [here, due] = [{ state: 'RECEIVED' }, { state: 'BOOKED' }] as const;
  expect(notHere(piecesAs(here, due, { state: 'PICKED_UP' })).map(({ n }) => n)).toEqual([2, 3]);
  expect(notHere(piecesAs(here, { state: 'READY' }, here))).toEqual([]);
  expect(notHere(piecesAs(due, due, due))).toEqual([]);
  expect(notHere(piecesAs(here, here, { ...due, departureId: next }))).toEqual([]);
});
