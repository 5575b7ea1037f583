import { trackingNumberFrom } from './tracking-number.ts';

/** What a label names: a shipment, and which of its pieces. Without `n` it is a number that somebody typed. */
export interface PieceNamed {
  readonly number: string;
  readonly n?: number;
}

/** A shipment has at most this many pieces. */
const MOST_PIECES = 60;

/** A tracking number, dashes or not, then which piece of it: `-2`, ` 2/4` or ` 2 of 4`. */
const READ = /^((?:[0-9A-Z][\s-]*){10}[0-9A-Z])(?:[\s\-/]+0*(\d{1,2})(?:\s*(?:\/|OF)\s*\d{1,2})?)?$/;

/**
 * The text of a piece's barcode and QR code: `7K3M9Q2X4TC-2`. Short, so that the bars stay wide on a label of four inches, and
 * without dashes inside, for scanners read it and people read the number that is printed beside it.
 */
export const pieceCode = (number: string, n: number): string => `${number.replaceAll('-', '')}-${n}`;

/**
 * Reads the label of a piece as a scanner, a camera or a person gives it, in any case, with or without dashes. Undefined when it
 * is no label of ours or a character is wrong.
 */
export const readPieceCode = (text: string): PieceNamed | undefined => {
  const typed = text.trim().toUpperCase();
  // A number may begin with these letters itself.
  return named(typed) ?? named(typed.replace(/^SB[\s-]*/, ''));
};

const named = (typed: string): PieceNamed | undefined => {
  const [, code = '', piece] = READ.exec(typed) ?? [];
  const number = trackingNumberFrom(code);
  if (number === undefined) return undefined;
  if (piece === undefined) return { number };
  const n = Number(piece);
  return n >= 1 && n <= MOST_PIECES ? { number, n } : undefined;
};
