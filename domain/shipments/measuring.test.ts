import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { poundsOf } from '../kernel/measures.ts';
import { needsNewConsent } from '../quotes/reweigh.ts';
import type { GoodsRow } from './form/goods.ts';
import {
  declaredGoods,
  mayMeasure,
  measuredGoods,
  needsScalePhoto,
  needsYes,
  percentOver,
  unproved,
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

  test('is asked for by the dock and by the server for the same measures, and is there whenever the sender is asked', () => {
    // Whole shipments as people declare them: kilograms and inches mixed, so that every rounding has its chance.
    const unit = fc.constantFrom('lb' as const, 'kg' as const);
    const tape = fc.constantFrom('in' as const, 'cm' as const);
    const one = fc.record({
      weight: fc.integer({ min: 1, max: 5000 }).map((tenths) => tenths / 10),
      weightUnit: unit,
      side: fc.integer({ min: 1, max: 60 }),
      lengthUnit: tape,
      // From ten percent less to a little more than ten percent more, where the rule is.
      share: fc.constantFrom(0.9, 1, 1.05, 1.0999, 1.1, 1.10001, 1.1001, 1.2),
      sideNow: fc.option(fc.integer({ min: 0, max: 2 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 6 }), (all) => {
        const declared = all.map(({ weight, weightUnit, side, lengthUnit }, place) => ({
          n: place + 1,
          state: 'RECEIVED' as const,
          thousandthsLb: Math.round(poundsOf(weight, weightUnit) * 1000),
          sides: { length: side, width: side, height: side, unit: lengthUnit },
        }));
        const found = all.map(({ share, side, lengthUnit: of, sideNow }, place) => ({
          n: place + 1,
          thousandthsLb: Math.floor((declared[place]?.thousandthsLb ?? 0) * share),
          ...(sideNow === undefined
            ? {}
            : { sides: { length: side, width: side, height: side + sideNow, unit: of } }),
        }));
        const asksAtDock = found
          .filter(({ n, ...size }) => needsScalePhoto(declared[n - 1] as (typeof declared)[number], size))
          .map(({ n }) => n);
        expect(unproved(declared, found)).toEqual(asksAtDock);
        expect(
          unproved(
            declared,
            found.map((size) => ({ ...size, photo: 'p' })),
          ),
        ).toEqual([]);
        const rows = (now: boolean) =>
          all.map(({ weight, weightUnit, side, lengthUnit }, place): GoodsRow => {
            const size = found[place];
            const sides = now ? size?.sides : undefined;
            return {
              kind: 'box',
              quantity: 1,
              weight: now ? (size?.thousandthsLb ?? 0) / 1000 : weight,
              weightUnit: now ? 'lb' : weightUnit,
              length: sides?.length ?? side,
              width: sides?.width ?? side,
              height: sides?.height ?? side,
              lengthUnit,
            };
          });
        const shown = (goods: readonly GoodsRow[]) => Math.round(unroundedLbOf(goods, 166) * 1000) / 1000;
        const pieces = declared.map((piece, place) => ({
          ...piece,
          measured: { ...(found[place] as (typeof found)[number]), at: '', by: '' },
        }));
        const isAsked = needsYes(pieces, { declaredLb: shown(rows(false)), measuredLb: shown(rows(true)) });
        expect(isAsked && asksAtDock.length === 0).toBe(false);
      }),
    );
  });

  test('is not asked for when thousandths that were rounded add up to more than any scale shows', () => {
    const pieces = [1, 2, 3].map(() => ({
      state: 'RECEIVED' as const,
      thousandthsLb: 10_001,
      measured: { thousandthsLb: 11_001, at: '', by: '' },
    }));
    const together = { declaredLb: 30.002, measuredLb: 33.003 };
    expect(needsNewConsent(together.declaredLb, together.measuredLb)).toBe(true);
    expect(needsYes(pieces, together)).toBe(false);
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
