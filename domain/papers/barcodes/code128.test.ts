import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { code128, modulesOf, QUIET_MODULES } from './code128.ts';

const MODULE_PX = 2;
const HEIGHT_PX = 40;

/** A code drawn in black on white, a byte for each pixel. */
const drawn = (bars: readonly number[]) => {
  const width = (modulesOf(bars) + 2 * QUIET_MODULES) * MODULE_PX;
  const row = new Uint8ClampedArray(width).fill(255);
  let at = QUIET_MODULES * MODULE_PX;
  for (const [place, bar] of bars.entries()) {
    if (place % 2 === 0) row.fill(0, at, at + bar * MODULE_PX);
    at += bar * MODULE_PX;
  }
  const pixels = new Uint8ClampedArray(width * HEIGHT_PX);
  for (let line = 0; line < HEIGHT_PX; line += 1) pixels.set(row, line * width);
  return { pixels, width };
};

/** The text that a decoder of somebody else reads. */
const read = (bars: readonly number[]): string => {
  const { pixels, width } = drawn(bars);
  const reader = new MultiFormatReader();
  reader.setHints(new Map([[DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.CODE_128]]]));
  const source = new RGBLuminanceSource(pixels, width, HEIGHT_PX);
  return reader.decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
};

describe('Code 128 is read by a decoder that we did not write', () => {
  test.each(['7K3M9Q2X4TC-2', 'SKB-12345675', '12345678', '1234A5678', 'A12345', 'a b~!', '1'])(
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
      { numRuns: 60 },
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
