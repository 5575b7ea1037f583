import { describe, expect, test } from 'vitest';
import { addedUp, figuresFrom } from './figures.ts';
import { reportOf } from './rows.ts';

describe('how long something took', () => {
  test('is the middle of all and what nine of ten did not exceed', () => {
    const { transit } = figuresFrom({ 'transit.12': 1, 'transit.5': 4, 'transit.7': 4, 'transit.30': 1 });
    expect(transit).toEqual({ measured: 10, middle: 7, nineOfTen: 12 });
    expect(figuresFrom({ 'transit.3': 1 }).transit).toEqual({ measured: 1, middle: 3, nineOfTen: 3 });
  });

  test('is absent where nothing was measured, also after it was taken away again', () => {
    expect(figuresFrom({ shipments: 2, 'transit.4': 0 })).not.toHaveProperty('transit');
  });

  test('of several flights comes from every measurement, and not from their middles', () => {
    const all = addedUp([{ 'weighed.1': 3 }, { 'weighed.9': 1 }, { 'weighed.9': 1, 'screened.2': 1 }]);
    expect(figuresFrom(all)).toMatchObject({
      weighed: { measured: 5, middle: 1, nineOfTen: 9 },
      screened: { measured: 1, middle: 2, nineOfTen: 2 },
    });
  });
});

test('flights of a week are one row by its Monday, added ones among them, and what has no flight stands apart', () => {
  const of = (key: string, shipments: number) => ({ key, numbers: { shipments }, cost: undefined });
  const flights = [
    of('GY-2026-11-27', 2),
    of('JM-2026-11-23', 3),
    of('GY-2026-11-29-2', 4),
    of('GY-2026-11-30', 5),
  ];
  const { rows } = reportOf([...flights, of('GY-2026-11-none', 1)], 'week');
  expect(rows.map(({ key, flights: count, figures }) => [key, count, figures.shipments])).toEqual([
    ['2026-11-none', 0, 1],
    ['2026-11-30', 1, 5],
    ['2026-11-23', 3, 9],
  ]);
});
