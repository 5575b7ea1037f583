import { BitArray, Code128Reader } from '@zxing/library';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { code128, QUIET_MODULES } from './code128.ts';

/** The width of a code in modules, without the quiet zones. */
const modulesOf = (bars: readonly number[]): number => bars.reduce((sum, width) => sum + width, 0);

/** A line through a code, black and white, with a bit for each module. */
const lineThrough = (bars: readonly number[]): BitArray => {
  const line = new BitArray(modulesOf(bars) + 2 * QUIET_MODULES);
  let at = QUIET_MODULES;
  for (const [place, bar] of bars.entries()) {
    if (place % 2 === 0) line.setRange(at, at + bar);
    at += bar;
  }
  return line;
};

/**
 * The text that a decoder of somebody else reads. It gets the line itself: how it finds black and white in a picture is its own matter,
 * and on some codes it takes the line for one that lies upside down.
 */
const read = (bars: readonly number[]): string =>
  new Code128Reader().decodeRow(0, lineThrough(bars)).getText();

describe('Code 128 is read by a decoder that we did not write', () => {
  test.each(['7K3M9Q2X4TC-2', 'SKB-12345675', '12345678', '1234A5678', 'A12345', 'a b~!', 'RZ8s', '1'])(
    '%s',
    (text) => {
      expect(read(code128(text))).toBe(text);
    },
  );

  test('whatever is in it', () => {
    const printable = fc.stringMatching(/^[\x20-\x7e]{1,24}$/);
    fc.assert(
      fc.property(printable, (text) => {
        expect(read(code128(text))).toBe(text);
      }),
      { numRuns: 300 },
    );
  });
});

test('four digits or more take half the width', () => {
  expect(modulesOf(code128('12345678'))).toBe(11 * (1 + 4 + 1) + 13);
  expect(modulesOf(code128('ABCDEFGH'))).toBe(11 * (1 + 8 + 1) + 13);
});

test.each(['', 'naïve', 'line\nline', 'x'.repeat(41)])('%j cannot be encoded', (text) => {
  expect(() => code128(text)).toThrow(/printable ASCII/);
});
