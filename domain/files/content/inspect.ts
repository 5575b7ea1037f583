import { type FilePurpose, rulesOf } from '../purposes.ts';
import type { Cleaned } from './cleaned.ts';
import { cleanJpeg } from './jpeg.ts';
import { cleanPdf } from './pdf.ts';
import { cleanPng } from './png.ts';
import { type ContentType, sniff } from './sniff.ts';
import { cleanWebp } from './webp.ts';

const cleaners: Readonly<Record<ContentType, (bytes: Uint8Array) => Cleaned>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
  'application/pdf': cleanPdf,
};

/** What its sender said of a file. */
export interface Said {
  readonly purpose: FilePurpose;
  readonly contentType: ContentType;
}

/**
 * Looks through a file: it must be of a kind and size that its purpose allows, be what its sender said, and be whole.
 * The answer has the bytes that may be given out, without the place where a photo was taken. They are never more bytes
 * than came in, except for the 36 that say which way up a photo is.
 */
export const inspect = (bytes: Uint8Array, { purpose, contentType }: Said): Cleaned => {
  const { allowed, maxBytes } = rulesOf(purpose);
  const found = sniff(bytes);
  if (found === 'heic') return { refused: 'HEIC' };
  if (found === undefined || !allowed.includes(found)) return { refused: 'NOT_ALLOWED' };
  if (bytes.length > maxBytes) return { refused: 'TOO_LARGE' };
  return found === contentType ? cleaners[found](bytes) : { refused: 'NOT_AS_SAID' };
};
