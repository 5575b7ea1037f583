import { byteAt, bytesOf, joined, longAtReversed, textAt } from './bytes.ts';
import { type Cleaned, damaged, isShowable } from './cleaned.ts';

/** `RIFF`, the length, `WEBP`. */
const HEADER_BYTES = 12;
/** Name and length of a chunk. */
const CHUNK_HEAD = 8;

/** The picture, its transparency and its colors. Exif, XMP and unknown chunks are left out. */
const picture = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP']);

/** Flags of the first chunk: these say that there is Exif or XMP, this one that the picture moves. */
const EXIF_AND_XMP = 0x0c;
const MOVES = 0x02;

const lengthOf = (length: number): Uint8Array =>
  Uint8Array.of(length & 255, (length >> 8) & 255, (length >> 16) & 255, (length >> 24) & 255);

interface Chunk {
  readonly name: string;
  readonly at: number;
  /** Chunks are filled up to an even length. */
  readonly end: number;
}

const chunksOf = (bytes: Uint8Array): readonly Chunk[] | undefined => {
  const whole = longAtReversed(bytes, 4) + CHUNK_HEAD;
  if (whole > bytes.length || whole < HEADER_BYTES) return undefined;
  const chunks: Chunk[] = [];
  for (let at = HEADER_BYTES; at < whole; ) {
    const length = longAtReversed(bytes, at + 4);
    const end = at + CHUNK_HEAD + length + (length % 2);
    if (length < 0 || end > whole) return undefined;
    chunks.push({ name: textAt(bytes, at, 4), at, end });
    at = end;
  }
  return chunks;
};

/** A number of three bytes, the last one worth most. */
const sideAt = (bytes: Uint8Array, at: number): number =>
  byteAt(bytes, at) + 256 * byteAt(bytes, at + 1) + 65_536 * byteAt(bytes, at + 2) + 1;

const keptOf = (bytes: Uint8Array, { name, at, end }: Chunk): Uint8Array => {
  const copy = bytes.slice(at, end);
  if (name === 'VP8X') copy.set([byteAt(copy, CHUNK_HEAD) & ~EXIF_AND_XMP], CHUNK_HEAD);
  return copy;
};

/** Copies the chunks that a WebP needs to be shown, and leaves out all else and whatever follows its end. */
export const cleanWebp = (bytes: Uint8Array): Cleaned => {
  const chunks = chunksOf(bytes);
  const first = chunks?.[0];
  if (!chunks || !first || !chunks.some(({ name }) => name === 'VP8 ' || name === 'VP8L')) {
    return chunks?.some(({ name }) => name === 'ANMF') ? { refused: 'MOVING_PICTURE' } : damaged;
  }
  if (!picture.has(first.name)) return damaged;
  const body = first.at + CHUNK_HEAD;
  if (first.name === 'VP8X') {
    if (first.end - body < 10) return damaged;
    if (byteAt(bytes, body) & MOVES) return { refused: 'MOVING_PICTURE' };
    if (!isShowable(sideAt(bytes, body + 4), sideAt(bytes, body + 7))) return { refused: 'TOO_MANY_PIXELS' };
  }
  const kept = chunks.filter(({ name }) => picture.has(name)).map((chunk) => keptOf(bytes, chunk));
  const content = joined([bytesOf('WEBP'), ...kept]);
  return { bytes: joined([bytesOf('RIFF'), lengthOf(content.length), content]) };
};
