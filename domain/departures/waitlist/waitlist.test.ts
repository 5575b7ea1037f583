import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Load } from '../flight.ts';
import { firstThatFits, fitsIn, listedInOrder, type WaitlistEntry } from './waitlist.ts';

const entry = (number: string, change: Partial<WaitlistEntry> = {}): WaitlistEntry => ({
  number,
  load: { thousandthsLb: 10_000, pieces: 1 },
  service: 'standard',
  since: `2026-11-20T10:00:0${number}.000Z`,
  ...change,
});

const anyList = fc
  .array(
    fc.record({
      service: fc.constantFrom('standard' as const, 'express' as const, undefined),
      lb: fc.integer({ min: 1, max: 60 }),
      pieces: fc.integer({ min: 1, max: 4 }),
      minute: fc.integer({ min: 0, max: 59 }),
      isHeld: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((rows) =>
    rows.map(
      ({ service, lb, pieces, minute, isHeld }, index): WaitlistEntry => ({
        number: `N${index}`,
        load: { thousandthsLb: lb * 1000, pieces },
        ...(service === undefined ? {} : { service }),
        since: `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`,
        ...(isHeld ? { offeredUntil: '2026-11-20T14:00:00.000Z' } : {}),
      }),
    ),
  );
const anyFree = fc.record({
  thousandthsLb: fc.integer({ min: -20_000, max: 150_000 }),
  pieces: fc.integer({ min: 0, max: 12 }),
});

const isExpress = ({ service }: WaitlistEntry): boolean => service === 'express';
const fitting = (list: readonly WaitlistEntry[], free: Load) =>
  list.filter(({ load, offeredUntil }) => offeredUntil === undefined && fitsIn(load, free));

test('a place that became free is for the express behind, not for the standard ahead of it', () => {
  const list = [entry('1'), entry('2', { service: 'express' })];
  expect(firstThatFits(list, { thousandthsLb: 10_000, pieces: 1 })?.number).toBe('2');
});

test('what is too little for the express is for the first standard that fits', () => {
  const big = { load: { thousandthsLb: 50_000, pieces: 1 } };
  const list = [entry('1', big), entry('2'), entry('3', { ...big, service: 'express' }), entry('4')];
  expect(firstThatFits(list, { thousandthsLb: 10_000, pieces: 1 })?.number).toBe('2');
});

test('no standard gets a place that a waiting express fits, and of one service the first to come is the first served', () => {
  fc.assert(
    fc.property(anyList, anyFree, (list, free) => {
      const chosen = firstThatFits(list, free);
      const could = fitting(list, free);
      if (chosen === undefined) {
        expect(could).toEqual([]);
        return;
      }
      expect(could).toContain(chosen);
      if (!isExpress(chosen)) expect(could.filter(isExpress)).toEqual([]);
      const earlier = could.filter((one) => isExpress(one) === isExpress(chosen) && one.since < chosen.since);
      expect(earlier).toEqual([]);
    }),
  );
});

test('staff read the list in the order in which places are given', () => {
  const list = [
    entry('1'),
    entry('2', { offeredUntil: '2026-11-20T14:00:00.000Z' }),
    entry('3', { service: 'express' }),
  ];
  expect(listedInOrder(list).map(({ number, position }) => [number, position])).toEqual([
    ['3', 1],
    ['1', 2],
    ['2', undefined],
  ]);
});
