import { SMALL_BYTES, SMALL_SIDE } from '#domain/files/limits.ts';
import { decoded, encoded, type Size, shrunk } from './pixels.ts';

/** The first that is small enough is kept. A photo of a box is with the first. */
const qualities = [70, 50, 30];

/** The size of the small copy of a picture, in pixels. No side is longer than before. */
const smallSizeOf = ({ width, height }: Size): Size => {
  const scale = Math.min(1, SMALL_SIDE / Math.max(width, height));
  const sideOf = (side: number): number => Math.max(1, Math.round(side * scale));
  return { width: sideOf(width), height: sideOf(height) };
};

/**
 * A small JPEG of a cleaned one, the same way up; undefined when no quality makes it small enough. Throws for a picture that cannot be
 * read, or is too large to be.
 */
export const smallCopy = (cleaned: Uint8Array): Uint8Array | undefined => {
  const picture = decoded(cleaned);
  const small = shrunk(picture, smallSizeOf(picture));
  for (const quality of qualities) {
    const bytes = encoded(small, quality);
    if (bytes.length <= SMALL_BYTES) return bytes;
  }
  return undefined;
};
