import { hasText, longAt, textAt } from './bytes.ts';

/** Kinds of content that we keep. */
export const contentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type ContentType = (typeof contentTypes)[number];

/** As far as the brands of a photo are read. */
const SNIFFED_BYTES = 64;

const JPEG = '\xff\xd8\xff';
const PNG = '\x89PNG\r\n\x1a\n';

/** Brands of photos in a HEIF container: HEIC of an iPhone, HEIF, and their sequences. AVIF is no photo of a camera. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

const isHeic = (bytes: Uint8Array): boolean => {
  if (!hasText(bytes, 4, 'ftyp')) return false;
  const end = Math.min(longAt(bytes, 0), bytes.length, SNIFFED_BYTES);
  for (let at = 8; at + 4 <= end; at += at === 8 ? 8 : 4) {
    if (heicBrands.has(textAt(bytes, at, 4))) return true;
  }
  return false;
};

/**
 * The kind of content by its first bytes, whatever its name or its sender says. `heic` is known in order to say so. A
 * file begins with its mark at the first byte: what stands before it may make another kind of file of it.
 */
export const sniff = (bytes: Uint8Array): ContentType | 'heic' | undefined => {
  if (hasText(bytes, 0, JPEG)) return 'image/jpeg';
  if (hasText(bytes, 0, PNG)) return 'image/png';
  if (hasText(bytes, 0, 'RIFF') && hasText(bytes, 8, 'WEBP')) return 'image/webp';
  if (hasText(bytes, 0, '%PDF-')) return 'application/pdf';
  return isHeic(bytes) ? 'heic' : undefined;
};
