import type { Drawing } from '../barcodes/rectangles.ts';

/** Letters of the printer's own font are about this wide, in their heights, capitals included. */
const LETTER = 0.62;
const SMALLEST = 16;

/** Where a text stands on a label, in dots. */
export interface ZplField {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly align?: 'L' | 'R' | 'C';
  /** White on a black block below it. */
  readonly reverse?: boolean;
}

/**
 * A text as ZPL field data. Everything but plain letters and digits is written as hexadecimal (`^FH`), so that no text is a
 * command: `^XZ` in a name is printed, and ends no label.
 */
const data = (text: string): string =>
  text.replaceAll(/[^A-Za-z0-9 .,()+-]/g, (letter) => {
    const code = letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');
    return `_${code}`;
  });

/** A text of printable ASCII in one line, smaller where it is long: no letter is cut off. */
export const zplText = (
  given: string,
  { x, y, width, height, align = 'L', reverse = false }: ZplField,
): string => {
  const letters = Math.max(1, given.length);
  const fitting = Math.max(SMALLEST, Math.min(height, Math.floor(width / (letters * LETTER))));
  // Where even the smallest is too wide, it goes on in a second line.
  const lines = letters * LETTER * fitting > width ? 2 : 1;
  return `^FO${x},${y}^A0N,${fitting},${fitting}^FB${width},${lines},0,${align}${reverse ? '^FR' : ''}^FH^FD${data(given)}^FS`;
};

/** A black block, in dots. */
export const zplBlock = (x: number, y: number, width: number, height: number): string =>
  `^FO${x},${y}^GB${width},${height},${Math.min(width, height)}^FS`;

/** A barcode as black blocks, the same as in the PDF: what a test reads is what every printer draws. */
export const zplDrawing = ({ black }: Drawing, x: number, y: number, module: number, tall = module): string =>
  black
    .map((one) => zplBlock(x + one.x * module, y + one.y * tall, one.width * module, one.height * tall))
    .join('\n');
