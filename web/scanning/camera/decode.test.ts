import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { pieceCode, readPieceCode } from '#domain/shipments/piece-code.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { decode, type Gray } from './decode.ts';

/** A QR code as a camera sees it: some pixels to a square, on a gray label that is a part of the picture. */
const pictureOf = (text: string): Gray => {
  const { data: squares, size } = encode(text, { border: 4 });
  const [width, height, each] = [640, 480, 6];
  const data = new Uint8ClampedArray(width * height).fill(210);
  for (let y = 0; y < size * each; y += 1)
    for (let x = 0; x < size * each; x += 1)
      if (squares[Math.floor(y / each)]?.[Math.floor(x / each)]) data[(y + 60) * width + x + 100] = 40;
  return { data, width, height };
};

test('the code of a label is read wherever it is in the picture', () => {
  const code = pieceCode(sampleShipment.number, 2);
  const text = decode(pictureOf(code));
  expect(text).toBe(code);
  expect(readPieceCode(text ?? '')).toEqual({ number: sampleShipment.number, n: 2 });
});

test('a picture without a label has no text, and the next one is read all the same', () => {
  const nothing = { ...pictureOf('x'), data: new Uint8ClampedArray(640 * 480).fill(128) };
  expect(decode(nothing)).toBeUndefined();
  expect(decode(pictureOf('7K3M9Q2X4TC-1'))).toBe('7K3M9Q2X4TC-1');
});
