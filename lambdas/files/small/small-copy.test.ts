import jpeg from 'jpeg-js';
import { describe, expect, test } from 'vitest';
import { cleanJpeg } from '#domain/files/content/jpeg.ts';
import { orientationIn } from '#domain/files/content/orientation.ts';
import { SMALL_BYTES } from '#domain/files/limits.ts';
import { exif, jpegWith, pdf, segment } from '#domain/files/testing/sample-files.ts';
import { smallCopy } from './small-copy.ts';

/** A picture whose pixels are what `color` says. */
const pictureOf = (
  width: number,
  height: number,
  color: (x: number, y: number) => readonly [number, number, number],
): Uint8Array => {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set([...color(x, y), 255], (y * width + x) * 4);
  return jpeg.encode({ width, height, data }, 90).data;
};

const read = (bytes: Uint8Array = new Uint8Array()) => jpeg.decode(bytes, { useTArray: true });

/** The color in the middle of a part of a picture, each channel to the next 32. */
const colorAt = ({ width, height, data }: ReturnType<typeof read>, right: number, down: number) => {
  const at = (Math.floor(height * down) * width + Math.floor(width * right)) * 4;
  return [...data.subarray(at, at + 3)].map((channel) => Math.round(channel / 32) * 32);
};

describe('a small copy', () => {
  test('shows the same at 512 pixels, however the photo lies', () => {
    const halves = pictureOf(1200, 900, (x) => (x < 600 ? [255, 0, 0] : [0, 0, 255]));
    const small = read(smallCopy(halves));
    expect([small.width, small.height]).toEqual([512, 384]);
    expect(colorAt(small, 0.25, 0.5)).toEqual([256, 0, 0]);
    expect(colorAt(small, 0.75, 0.5)).toEqual([0, 0, 256]);
    const upright = read(smallCopy(pictureOf(300, 1200, (_, y) => (y < 600 ? [0, 255, 0] : [0, 0, 0]))));
    expect([upright.width, upright.height]).toEqual([128, 512]);
    expect(colorAt(upright, 0.5, 0.25)).toEqual([0, 256, 0]);
  });

  test('of fine lines is their mean, and not one of them', () => {
    const lines = pictureOf(2048, 64, (x) => (x % 4 < 2 ? [0, 0, 0] : [255, 255, 255]));
    expect(colorAt(read(smallCopy(lines)), 0.5, 0.5)).toEqual([128, 128, 128]);
  });

  test('is never more than 50 KB, for which it gets coarser', () => {
    let seed = 7;
    const noise = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed % 256;
    };
    const small = smallCopy(pictureOf(512, 512, () => [noise(), noise(), noise()]));
    expect(small?.length ?? 0).toBeLessThanOrEqual(SMALL_BYTES);
  });

  test('of a photo that is smaller is as large, and lies as it does', () => {
    const cleaned = cleanJpeg(jpegWith([segment(0xe1, exif(6))]));
    const small = smallCopy('bytes' in cleaned ? cleaned.bytes : pdf);
    expect([read(small).width, read(small).height]).toEqual([3, 2]);
    expect(small && orientationIn(small, 6)).toBe(6);
  });

  test('is not made of what is no picture, half of one, or one of more pixels than a phone takes', () => {
    const whole = pictureOf(64, 64, () => [1, 2, 3]);
    const huge = Uint8Array.from(whole);
    const frame = huge.findIndex((byte, at) => byte === 0xff && huge[at + 1] === 0xc0);
    huge.set([0x7f, 0xff, 0x7f, 0xff], frame + 5);
    for (const bytes of [pdf, whole.subarray(0, 300), huge]) expect(() => smallCopy(bytes)).toThrow();
  });
});
