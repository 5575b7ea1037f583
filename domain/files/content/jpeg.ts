import { byteAt, hasText, joined, wordAt } from './bytes.ts';
import { type Cleaned, damaged, isShowable } from './cleaned.ts';
import { orientationIn, orientationSegment } from './orientation.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;

/** Length of a JFIF segment without a small picture in it. */
const JFIF_BYTES = 16;

/** DHT, DQT, DAC, DNL, DRI and SOS: tables and scans. */
const picture = new Set([0xc4, 0xcc, 0xdb, 0xdc, 0xdd, SOS]);

/** Start of a frame, of any of the codings. */
const isFrame = (code: number): boolean => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);

interface Segment {
  readonly code: number;
  /** Where its length stands, which is behind its mark. */
  readonly at: number;
  readonly end: number;
}

/** The mark at a place, with its segment. Undefined when there is none. */
const segmentAt = (bytes: Uint8Array, place: number): Segment | undefined => {
  let at = place;
  if (byteAt(bytes, at) !== 0xff) return undefined;
  // A mark may have more than one FF before it.
  while (byteAt(bytes, at) === 0xff) at += 1;
  const code = byteAt(bytes, at);
  if (code === EOI) return { code, at: at + 1, end: at + 1 };
  const length = wordAt(bytes, at + 1);
  const end = at + 1 + length;
  // Codes below C0, restarts and a second beginning have no place between segments.
  const isMisplaced = code < 0xc0 || (code >= 0xd0 && code <= SOI);
  return isMisplaced || length < 2 || end > bytes.length ? undefined : { code, at: at + 1, end };
};

/** Where the coded picture that begins at a place ends: at the next mark that is no restart. */
const scanEnd = (bytes: Uint8Array, from: number): number => {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const next = byteAt(bytes, at + 1);
    if (next < 0) return -1;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return -1;
};

/** The bytes of a segment that are kept; undefined when none are. */
const keptOf = (bytes: Uint8Array, { code, at, end }: Segment): Uint8Array | undefined => {
  const whole = joined([Uint8Array.of(0xff, code), bytes.subarray(at, end)]);
  if (picture.has(code) || isFrame(code)) return whole;
  if (code === APP2 && hasText(bytes, at + 2, 'ICC_PROFILE\0')) return whole;
  if (code === APP14 && hasText(bytes, at + 2, 'Adobe')) return whole;
  if (code !== APP0 || !hasText(bytes, at + 2, 'JFIF\0') || end - at < JFIF_BYTES) return undefined;
  // Its last two bytes are the size of a small picture, which is left out.
  const jfif = whole.slice(0, 2 + JFIF_BYTES);
  jfif.set([0, JFIF_BYTES], 2);
  jfif.set([0, 0], JFIF_BYTES);
  return jfif;
};

/** Reads the size of the picture from the start of its frame. */
const isFrameShowable = (bytes: Uint8Array, { at }: Segment): boolean =>
  isShowable(wordAt(bytes, at + 5), wordAt(bytes, at + 3));

interface Part extends Segment {
  /** Where the next segment begins: after a scan, behind its coded picture. */
  readonly next: number;
}

/** All segments up to the end of the picture. Undefined when it has no end or something else is between them. */
const partsOf = (bytes: Uint8Array): readonly Part[] | undefined => {
  const parts: Part[] = [];
  let place = 2;
  while (place >= 0) {
    const segment = segmentAt(bytes, place);
    if (!segment) return undefined;
    if (segment.code === EOI) return parts;
    place = segment.code === SOS ? scanEnd(bytes, segment.end) : segment.end;
    parts.push({ ...segment, next: place });
  }
  return undefined;
};

/**
 * Copies what a JPEG needs to be shown, segment by segment, and leaves out all else: Exif with the place where it was
 * taken, comments, small pictures, and whatever follows its end. Which way up it is stays.
 */
export const cleanJpeg = (bytes: Uint8Array): Cleaned => {
  const parts = partsOf(bytes);
  const frames = parts?.filter(({ code }) => isFrame(code)) ?? [];
  if (!parts?.some(({ code }) => code === SOS) || frames.length === 0) return damaged;
  if (!frames.every((frame) => isFrameShowable(bytes, frame))) return { refused: 'TOO_MANY_PIXELS' };
  const turned = parts
    .filter(({ code }) => code === APP1)
    .map(({ at }) => orientationIn(bytes, at + 2))
    .find((found) => found !== undefined);
  const kept = parts.flatMap((part) => [
    keptOf(bytes, part) ?? new Uint8Array(),
    bytes.subarray(part.end, part.next),
  ]);
  const upright = turned === undefined ? [] : [orientationSegment(turned)];
  return { bytes: joined([Uint8Array.of(0xff, SOI), ...upright, ...kept, Uint8Array.of(0xff, EOI)]) };
};
