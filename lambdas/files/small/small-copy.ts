import jpeg from 'jpeg-js';
import { joined } from '#domain/files/content/bytes.ts';
import { orientationIn, orientationSegment } from '#domain/files/content/orientation.ts';
import { SMALL_BYTES, SMALL_SIDE } from '#domain/files/limits.ts';

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Red, green, blue and opacity of a pixel, a byte each. */
const BYTES_A_PIXEL = 4;

/** The reader refuses larger pictures before it takes memory for them. Our own devices send at most four million pixels. */
const limits = { maxResolutionInMP: 16, maxMemoryUsageInMB: 512 };

/** The first that is small enough is kept. A photo of a box is with the first. */
const qualities = [70, 50, 30];

/** The size of the small copy of a picture, in pixels. No side is longer than before. */
const smallSizeOf = ({ width, height }: Pixels) => {
  const scale = Math.min(1, SMALL_SIDE / Math.max(width, height));
  const sideOf = (side: number): number => Math.max(1, Math.round(side * scale));
  return { width: sideOf(width), height: sideOf(height) };
};

/** Each pixel becomes part of the mean of one, so that fine print gets gray and does not break up. */
const shrunk = (picture: Pixels): Pixels => {
  const { width, height } = smallSizeOf(picture);
  const sums = new Uint32Array(width * height * BYTES_A_PIXEL);
  const counts = new Uint32Array(width * height);
  let from = 0;
  for (let y = 0; y < picture.height; y += 1) {
    const row = Math.floor((y * height) / picture.height) * width;
    for (let x = 0; x < picture.width; x += 1) {
      const to = row + Math.floor((x * width) / picture.width);
      counts[to] = (counts[to] ?? 0) + 1;
      for (let channel = to * BYTES_A_PIXEL; channel < (to + 1) * BYTES_A_PIXEL; channel += 1) {
        sums[channel] = (sums[channel] ?? 0) + (picture.data[from] ?? 0);
        from += 1;
      }
    }
  }
  const meanOf = (sum: number, channel: number): number =>
    Math.round(sum / (counts[Math.floor(channel / BYTES_A_PIXEL)] ?? 1));
  return { width, height, data: Uint8Array.from(sums, meanOf) };
};

/** Where the Exif data of a cleaned JPEG begins, if it has any: behind its first mark and that of the segment. */
const EXIF_AT = 6;

/**
 * A small JPEG of a cleaned one, the same way up; undefined when no quality makes it small enough. Throws for a picture that cannot be
 * read, or is too large to be.
 */
export const smallCopy = (cleaned: Uint8Array): Uint8Array | undefined => {
  const picture = shrunk(jpeg.decode(cleaned, { ...limits, useTArray: true, tolerantDecoding: false }));
  const turned = orientationIn(cleaned, EXIF_AT);
  for (const quality of qualities) {
    const { data } = jpeg.encode(picture, quality);
    const upright = turned === undefined ? [] : [orientationSegment(turned)];
    const bytes = joined([data.subarray(0, 2), ...upright, data.subarray(2)]);
    if (bytes.length <= SMALL_BYTES) return bytes;
  }
  return undefined;
};
