import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pieceCode, readPieceCode } from './piece-code.ts';
import { TRACKING_NUMBER_BYTES, trackingNumberOf } from './tracking-number.ts';

const NUMBER = '7K3M9-Q2X4T-C';

const numbers = fc
  .uint8Array({ minLength: TRACKING_NUMBER_BYTES, maxLength: TRACKING_NUMBER_BYTES })
  .map(trackingNumberOf);

describe('the code on the label of a piece', () => {
  test('is the number without dashes and which piece it is', () => {
    expect(pieceCode(NUMBER, 2)).toBe('7K3M9Q2X4TC-2');
  });

  test('is read back for every number and piece, in any case, with blanks and dashes', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 60 }), (number, n) => {
        expect(readPieceCode(pieceCode(number, n))).toEqual({ number, n });
        expect(readPieceCode(` ${number.toLowerCase()} ${n}/60 `)).toEqual({ number, n });
        expect(readPieceCode(number)).toEqual({ number });
      }),
    );
  });

  test.each([
    ['7K3M9Q2X4TC-02', { number: NUMBER, n: 2 }],
    ['SB7K3M9Q2X4TC-2', { number: NUMBER, n: 2 }],
    ['7k3m9-q2x4t-c 2 of 4', { number: NUMBER, n: 2 }],
    ['7K3M9 Q2X4T C', { number: NUMBER }],
  ])('is read from %s', (text, named) => {
    expect(readPieceCode(text)).toEqual(named);
  });

  test.each([
    '',
    '2',
    '7K3M9Q2X4TD-2',
    '7K3M9Q2X4TC-0',
    '7K3M9Q2X4TC-61',
    '7K3M9Q2X4TC-2-3',
    '1Z999AA10123456784',
  ])('is not read from %s', (text) => {
    expect(readPieceCode(text)).toBeUndefined();
  });
});
