import { beforeEach, describe, expect, test } from 'vitest';
import type { Reading } from '#web/scanning/ports/scale-lines.ts';
import { noteSize, offeredSizes } from './sizes.ts';
import { readSides, readWeight } from './typed.ts';
import { afterParcel, afterReading, nothingWeighed, type Weighing } from './weighing.ts';

describe('what is typed', () => {
  test.each([
    ['5.35', 5.35],
    ['5,35', 5.35],
    ['.5', 0.5],
    ['5 lb 8 oz', 5.5],
    ['8oz', 0.5],
    ['2.43 kg', 5.357],
  ])('%s is %s lb', (typed, lb) => expect(readWeight(typed)).toBe(lb));
  test.each(['', '0', '-1', 'B-04', '5x', '9999', '1Z999AA10123456784', '10x8x6'])(
    '“%s” is no weight',
    (typed) => expect(readWeight(typed)).toBeUndefined(),
  );
  test.each(['10x8x6', '8 × 10 × 6', '6*8*10', '10 8 6', '10#8#6', '25.4x20.32x15.24cm', '10X8X6 in'])(
    '%s is a size, the longest side first',
    (typed) => expect(readSides(typed)).toEqual({ length: 10, width: 8, height: 6 }),
  );
  test.each(['', '10x8', '10x8x6x2', '10x8x0', 'B-04', '123456789012'])('“%s” is no size', (typed) =>
    expect(readSides(typed)).toBeUndefined(),
  );
});

describe('sizes that are one tap', () => {
  beforeEach(() => localStorage.clear());
  test('are common ones first, then those of this bench, each once', () => {
    const before = offeredSizes();
    const own = { length: 13, width: 11, height: 2 };
    for (const size of [own, before[2] ?? own, own]) noteSize(size);
    expect(offeredSizes().slice(0, 3)).toEqual([own, before[2], before[0]]);
    expect(offeredSizes()).toHaveLength(before.length);
  });
});

describe('the scale', () => {
  const stable = (lb: number): Reading => ({ kind: 'weight', lb, isStable: true });
  const moving = (lb: number): Reading => ({ kind: 'weight', lb, isStable: false });
  const weighed = (before: Weighing, ...readings: readonly Reading[]) =>
    readings.reduce(afterReading, before);

  test('gives a weight once it stands still, and that stays when the box is lifted off', () => {
    expect(weighed(nothingWeighed, stable(0), moving(3), moving(5)).taken).toBeUndefined();
    const put = weighed(nothingWeighed, stable(0), moving(3), stable(5.35));
    expect(put.taken).toBe(5.35);
    expect(weighed(put, moving(2), stable(0), stable(7.1)).taken).toBe(5.35);
  });

  test('never gives the weight of the last parcel to the next one', () => {
    const next = afterParcel(weighed(nothingWeighed, stable(5.35)));
    expect(weighed(next, stable(5.35), stable(5.36)).taken).toBeUndefined();
    expect(weighed(next, stable(0), stable(5.35)).taken).toBe(5.35);
    expect(weighed(next, stable(7.1)).taken).toBe(7.1);
  });

  test('is right about a box that was put on it before the last one was closed', () => {
    const lifted = weighed(nothingWeighed, stable(5.35), stable(0), stable(7.1));
    expect(weighed(afterParcel(lifted), stable(7.1)).taken).toBe(7.1);
  });

  test('says nothing while it has too much on it, or less than nothing', () => {
    expect(weighed(nothingWeighed, { kind: 'overload' }, { kind: 'under' }).taken).toBeUndefined();
  });
});
