import type { RefusalReason } from '../refusals.ts';

/** What became of a file that was looked through: bytes that may be given out, or why not. */
export type Cleaned = { readonly bytes: Uint8Array } | { readonly refused: RefusalReason };

export const damaged: Cleaned = { refused: 'DAMAGED' };

/** More pixels than any camera of a phone takes. A small file can ask for so many that a browser runs out of memory. */
const MAX_PIXELS = 120_000_000;

/** Whether a picture has a size that a browser can show. */
export const isShowable = (width: number, height: number): boolean =>
  width > 0 && height > 0 && width * height <= MAX_PIXELS;
