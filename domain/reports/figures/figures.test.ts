import { describe, expect, test } from 'vitest';
import { addedUp, figuresFrom } from './figures.ts';

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
