import { joined, longAt, textAt } from './bytes.ts';
import { type Cleaned, damaged, isShowable } from './cleaned.ts';

const SIGNATURE_BYTES = 8;
/** Length, name and checksum of a chunk. */
const CHUNK_BYTES = 12;
const HEADER_BYTES = 13;

/** Chunks that make the picture and its colors. Texts, Exif, times and the frames of a moving picture are left out. */
const picture = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'bKGD',
  'pHYs',
]);

/** Copies the chunks that a PNG needs to be shown, and leaves out all else and whatever follows its end. */
export const cleanPng = (bytes: Uint8Array): Cleaned => {
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  const names = new Set<string>();
  for (let at = SIGNATURE_BYTES; !names.has('IEND'); ) {
    const length = longAt(bytes, at);
    const end = at + CHUNK_BYTES + length;
    if (length < 0 || end > bytes.length) return damaged;
    const name = textAt(bytes, at + 4, 4);
    // The header comes first and once.
    if ((name === 'IHDR') !== (names.size === 0)) return damaged;
    if (name === 'IHDR' && length !== HEADER_BYTES) return damaged;
    if (name === 'IHDR' && !isShowable(longAt(bytes, at + 8), longAt(bytes, at + 12)))
      return { refused: 'TOO_MANY_PIXELS' };
    names.add(name);
    if (picture.has(name)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return names.has('IDAT') ? { bytes: joined(kept) } : damaged;
};
