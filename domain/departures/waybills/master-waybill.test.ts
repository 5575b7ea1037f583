import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changedMasterStock,
  latestBlock,
  type MasterStock,
  MasterStockChange,
  masterNumbersLeft,
  noMasterNumbers,
  prefixesLeft,
  takeMasterNumber,
} from './master-waybill.ts';
import { serialOf, waybillNumber } from './waybill.ts';

const at = '2026-11-24T21:30:00.000Z';
const withBlock = (stock: MasterStock, first: string, count: number): MasterStock => {
  const changed = changedMasterStock(stock, { block: { first, count }, lowMark: stock.lowMark }, at);
  if (typeof changed === 'string') throw new Error(changed);
  return changed;
};

describe('the air waybill numbers of airlines', () => {
  test('are given out in order, each once, until none of the airline is left', () => {
    const stock = withBlock(withBlock(noMasterNumbers, '106-12345675', 2), '001-00000011', 1);
    const one = takeMasterNumber(stock, '106', at);
    const two = one && takeMasterNumber(one.stock, '106', at);
    expect([one?.number, two?.number]).toEqual(['106-12345675', '106-12345686']);
    expect(two && takeMasterNumber(two.stock, '106', at)).toBeUndefined();
    expect(two && prefixesLeft(two.stock)).toEqual(['001']);
    expect([stock, two?.stock ?? noMasterNumbers].map((each) => masterNumbersLeft(each))).toEqual([3, 1]);
  });

  test('are all different and have the right last digit, whatever the blocks are', () => {
    const blocks = fc.array(
      fc.record({ serial: fc.integer({ min: 0, max: 500 }), count: fc.integer({ min: 1, max: 40 }) }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(blocks, (wanted) => {
        let stock = noMasterNumbers;
        for (const { serial, count } of wanted) {
          const first = `106-${String(serial).padStart(7, '0')}${serial % 7}`;
          const changed = changedMasterStock(stock, { block: { first, count }, lowMark: 0 }, at);
          if (typeof changed !== 'string') stock = changed;
        }
        const numbers: string[] = [];
        for (;;) {
          const taken = takeMasterNumber(stock, '106', at);
          if (!taken) break;
          numbers.push(taken.number);
          stock = taken.stock;
        }
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(numbers.every((number) => serialOf(number) !== undefined)).toBe(true);
      }),
    );
  });

  test('are low from the number that reaches the mark until enough are added', () => {
    const stock = withBlock(noMasterNumbers, '106-12345675', 11);
    expect(stock.lowSince).toBeUndefined();
    const taken = takeMasterNumber(stock, '106', at)?.stock ?? stock;
    expect(taken.lowSince).toBe(at);
    const later = takeMasterNumber(taken, '106', '2026-11-25T00:00:00.000Z')?.stock ?? stock;
    expect(later.lowSince).toBe(at);
    expect(withBlock(later, '106-20000002', 100).lowSince).toBeUndefined();
    expect(noMasterNumbers.lowSince).toBeUndefined();
  });

  test('that we had before, or that have more than seven digits, are refused', () => {
    const stock = withBlock(noMasterNumbers, '106-12345675', 100);
    expect(latestBlock(stock)).toEqual({ first: '106-12345675', last: '106-12346666' });
    const add = (first: string, count: number) =>
      changedMasterStock(stock, { block: { first, count }, lowMark: 10 }, at);
    expect(add('106-12346666', 1)).toBe('KNOWN');
    expect(add('106-12345664', 2)).toBe('KNOWN');
    expect(add('106-99999992', 2)).toBe('TOO_MANY');
    expect(add('001-12345675', 1)).toMatchObject({ version: 2 });
  });

  test('overlap wherever one number is the same, and stand side by side where none is', () => {
    const block = (first: number, count: number) => ({ first: waybillNumber('106', first), count });
    const stock = withBlock(noMasterNumbers, block(1_000, 0).first, 100);
    const add = (first: number, count: number) =>
      changedMasterStock(stock, { block: block(first, count), lowMark: 10 }, at);
    for (const [first, count] of [
      [1_000, 100],
      [1_050, 1],
      [990, 11],
      [1_099, 50],
      [900, 500],
    ] as const)
      expect(add(first, count)).toBe('KNOWN');
    for (const [first, count] of [
      [900, 100],
      [1_100, 50],
      [5_000, 10],
      [1, 10],
    ] as const)
      expect(add(first, count)).toMatchObject({ version: 2 });
  });

  test.each(['106-12345674', '106-1234567', '10-12345675', 'SKB-12345675', ''])(
    'are not typed as %j',
    (first) => {
      expect(MasterStockChange.safeParse({ block: { first, count: 1 }, lowMark: 0 }).success).toBe(false);
    },
  );
});
