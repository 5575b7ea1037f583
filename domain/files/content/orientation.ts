import { byteAt, hasText, longAt, longAtReversed, wordAt } from './bytes.ts';

/** How Exif data begins in a JPEG. */
export const EXIF = 'Exif\0\0';

const ORIENTATION_TAG = 0x0112;
const ENTRY_BYTES = 12;

/**
 * Which way up a photo is, 2 to 8, from the Exif data that begins at `at`. Undefined when it needs no turning, or when
 * the data cannot be read.
 */
export const orientationIn = (bytes: Uint8Array, at: number): number | undefined => {
  if (!hasText(bytes, at, EXIF)) return undefined;
  const tiff = at + EXIF.length;
  const isReversed = hasText(bytes, tiff, 'II');
  const long = isReversed ? longAtReversed : longAt;
  const word = (place: number) =>
    isReversed ? byteAt(bytes, place) + 256 * byteAt(bytes, place + 1) : wordAt(bytes, place);
  const directory = tiff + long(bytes, tiff + 4);
  const entries = Math.min(word(directory), 100);
  for (let entry = 0; entry < entries; entry += 1) {
    const place = directory + 2 + entry * ENTRY_BYTES;
    if (word(place) !== ORIENTATION_TAG) continue;
    const turned = word(place + 8);
    return turned >= 2 && turned <= 8 ? turned : undefined;
  }
  return undefined;
};

/** A segment of a JPEG with this orientation and nothing else. Without it a photo would be shown on its side. */
export const orientationSegment = (turned: number): Uint8Array =>
  Uint8Array.of(
    ...[0xff, 0xe1, 0, 34],
    ...Array.from(EXIF, (character) => character.charCodeAt(0)),
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    // One entry: the tag, its type (a number of two bytes), one value.
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turned, 0, 0],
    ...[0, 0, 0, 0],
  );
