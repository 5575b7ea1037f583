import { type PictureWidth, pictureSizes } from '#domain/files/picture-sizes.ts';
import { decoded, encoded, type Picture, shrunk } from './pixels.ts';

/** The first that is small enough is kept, or else the last. */
const qualities = [82, 65, 45, 30];

/** A copy of a picture for pages. */
export interface SizedCopy {
  readonly width: PictureWidth;
  readonly bytes: Uint8Array;
}

/** Which way up a photo lies may make its height its width. */
const isOnItsSide = ({ turned }: Picture): boolean => turned !== undefined && turned >= 5;

/** A picture that is at most so wide as people see it. */
const fitted = (picture: Picture, most: number): Picture => {
  const { width, height } = picture;
  const scale = Math.min(1, most / (isOnItsSide(picture) ? height : width));
  if (scale === 1) return picture;
  const sideOf = (side: number): number => Math.max(1, Math.round(side * scale));
  return shrunk(picture, { width: sideOf(width), height: sideOf(height) });
};

const smallEnough = (picture: Picture, most: number): Uint8Array => {
  let bytes = new Uint8Array();
  for (const quality of qualities) {
    bytes = Uint8Array.from(encoded(picture, quality));
    if (bytes.length <= most) break;
  }
  return bytes;
};

/**
 * The copies of a cleaned JPEG for pages, one of each size: drawn again, so that they hold its pixels and nothing else. Throws for a picture
 * that cannot be read, or is too large to be.
 */
export const sizedCopies = (cleaned: Uint8Array): readonly SizedCopy[] => {
  let picture = decoded(cleaned);
  const copies: SizedCopy[] = [];
  // The largest first: a smaller one is made of it with less work.
  for (const { width, bytes } of pictureSizes.toReversed()) {
    picture = fitted(picture, width);
    copies.push({ width, bytes: smallEnough(picture, bytes) });
  }
  return copies;
};
