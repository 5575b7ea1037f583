import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { needsNewConsent } from '../quotes/reweigh.ts';
import type { GoodsRow } from './form/goods.ts';
import {
  declaredGoods,
  mayMeasure,
  measuredGoods,
  needsScalePhoto,
  percentOver,
  unroundedLbOf,
} from './measuring.ts';
import { sampleShipment } from './testing/sample-shipment.ts';

const box = (lb: number, side = 10, unit: 'in' | 'cm' = 'in') => ({
  thousandthsLb: lb * 1000,
  sides: { length: side, width: side, height: side, unit },
});

describe('ten percent over', () => {
  const boxOf = (weight: number, side = 5): GoodsRow => ({
    kind: 'box',
    quantity: 1,
    length: side,
    width: side,
    height: side,
    lengthUnit: 'in',
    weight,
    weightUnit: 'lb',
  });
  const isAsked = (declared: GoodsRow, found: GoodsRow) =>
    needsNewConsent(unroundedLbOf([declared], 166), unroundedLbOf([found], 166));

  test.each([
    [8, 8.01],
    [7.4, 8.1],
    [9, 9.9],
    [100, 110],
  ])('is not reached from %s lb to %s lb, although a started pound more is paid', (declared, found) => {
    expect(isAsked(boxOf(declared), boxOf(found))).toBe(false);
  });

  test('is passed by weight, by size, and by size and weight of several boxes together', () => {
    expect(isAsked(boxOf(8), boxOf(8.801))).toBe(true);
    expect(isAsked(boxOf(8, 20), boxOf(8, 21))).toBe(true);
    const one = { ...boxOf(8), quantity: 2 };
    expect(unroundedLbOf([one, boxOf(1, 20)], 166)).toBeCloseTo(16 + 8000 / 166, 9);
  });

  test('counts a barrel by its weight, whatever unit the scale has', () => {
    const barrel: GoodsRow = {
      kind: 'barrel',
      barrel: 'B55',
      quantity: 2,
      weight: 50,
      weightUnit: 'kg',
      emptyNeeded: false,
    };
    expect(unroundedLbOf([barrel], 166)).toBe(220.462);
  });
});

describe('a photo of the scale', () => {
  test('is needed for more than 10% over in weight, and not at 10%', () => {
    expect(needsScalePhoto(box(100), { thousandthsLb: 110_000 })).toBe(false);
    expect(needsScalePhoto(box(100), { thousandthsLb: 110_001 })).toBe(true);
    expect(percentOver(box(100), { thousandthsLb: 112_000 })).toBe(12);
    expect(percentOver(box(100), { thousandthsLb: 90_000 })).toBe(0);
  });

  test('is needed for more than 10% over in volume, whatever tape it was measured with', () => {
    expect(needsScalePhoto(box(100), box(90, 11))).toBe(true);
    expect(percentOver(box(100), box(90, 11))).toBe(33);
    expect(needsScalePhoto(box(100), box(90, 25.4, 'cm'))).toBe(false);
  });

  test('is never left out where the sender would be asked: no chargeable weight is over while none is needed', () => {
    const size = fc.record({ lb: fc.integer({ min: 1, max: 500 }), side: fc.integer({ min: 1, max: 60 }) });
    const chargeable = (all: readonly { lb: number; side: number }[]): number =>
      all.reduce((sum, { lb, side }) => sum + Math.max(lb, side ** 3 / 166), 0);
    fc.assert(
      fc.property(fc.array(fc.tuple(size, size), { minLength: 1, maxLength: 5 }), (pairs) => {
        const isAsked = needsNewConsent(
          chargeable(pairs.map(([declared]) => declared)),
          chargeable(pairs.map(([, found]) => found)),
        );
        const isPhoto = pairs.some(([declared, found]) =>
          needsScalePhoto(box(declared.lb, declared.side), box(found.lb, found.side)),
        );
        expect(isAsked && !isPhoto).toBe(false);
      }),
    );
  });
});

describe('what is weighed and priced', () => {
  const pieces = sampleShipment.pieces.map((piece) => ({ ...piece, state: 'RECEIVED' as const }));
  const withState = (n: number, state: 'CANCELLED' | 'RECEIVED') => ({
    ...sampleShipment,
    pieces: pieces.map((piece) => (piece.n === n ? { ...piece, state } : piece)),
  });

  test('is at the dock: not before it came, not after it is on a list, and not what is missing', () => {
    expect(mayMeasure({ state: 'RECEIVED' })).toBe(true);
    expect(mayMeasure({ state: 'READY' })).toBe(true);
    for (const state of ['BOOKED', 'MANIFESTED', 'CANCELLED'] as const)
      expect(mayMeasure({ state })).toBe(false);
    for (const state of ['RECEIVED', 'READY'] as const)
      expect(mayMeasure({ state, exception: 'MISSING' })).toBe(false);
  });

  test('leaves a canceled piece out, as declared and as measured, and counts each of the others once', () => {
    const whole = withState(1, 'RECEIVED');
    expect(declaredGoods(whole).map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ['barrel', 1],
      ['box', 1],
      ['box', 1],
    ]);
    const rest = withState(1, 'CANCELLED');
    for (const goods of [declaredGoods(rest), measuredGoods(rest)])
      expect(goods.map(({ kind, weight }) => [kind, weight])).toEqual([
        ['box', 40],
        ['box', 40],
      ]);
  });

  test('has the weight and the sides that were found, and what was declared where nothing was found', () => {
    const measured = {
      thousandthsLb: 52_125,
      sides: { length: 20, width: 19, height: 18, unit: 'in' as const },
      at: sampleShipment.createdAt,
      by: 'dock-1',
    };
    const [barrel, box, other] = measuredGoods({
      ...sampleShipment,
      pieces: pieces.map((piece) => (piece.n === 3 ? piece : { ...piece, measured })),
    });
    expect(barrel).toMatchObject({ kind: 'barrel', weight: 52.125, weightUnit: 'lb' });
    expect(barrel).not.toHaveProperty('length');
    expect(box).toMatchObject({ weight: 52.125, length: 20, width: 19, height: 18, lengthUnit: 'in' });
    expect(other).toMatchObject({ weight: 40, length: 18 });
  });
});
