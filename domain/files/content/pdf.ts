import { byteAt, hasText, textAt } from './bytes.ts';
import { type Cleaned, damaged } from './cleaned.ts';

const END = '%%EOF';

/** Names of what runs, starts something or carries other files. */
const active = new Set(['JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia']);
const LONGEST_NAME = 40;

const SLASH = 0x2f;
/** White space and marks end a name. */
const endsName = /[\s\0()<>[\]{}/%]/;
const hexOfName = /#([0-9A-Fa-f]{2})/g;

/** Whether a PDF has one of the active names where they can be read. Parts that are packed hide theirs. */
const isActive = (bytes: Uint8Array): boolean => {
  for (let at = bytes.indexOf(SLASH); at >= 0; at = bytes.indexOf(SLASH, at + 1)) {
    const text = textAt(bytes, at + 1, LONGEST_NAME);
    const end = text.search(endsName);
    // Any letter of a name may be written as a number.
    const name = text
      .slice(0, end < 0 ? undefined : end)
      .replace(hexOfName, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    if (active.has(name)) return true;
  }
  return false;
};

const lastEnd = (bytes: Uint8Array): number => {
  let at = bytes.lastIndexOf(0x25);
  while (at > 0 && !hasText(bytes, at, END)) at = bytes.lastIndexOf(0x25, at - 1);
  return at;
};

/**
 * A PDF with a beginning and an end and without programs or other files in it. What follows its end is cut off. It is
 * always downloaded and never shown inside our pages, because nobody can look into all of its parts.
 */
export const cleanPdf = (bytes: Uint8Array): Cleaned => {
  const isVersioned = /^%PDF-[12]\.\d/.test(textAt(bytes, 0, 8));
  const end = lastEnd(bytes);
  if (!isVersioned || end <= 0) return damaged;
  if (isActive(bytes)) return { refused: 'PROGRAM_INSIDE' };
  const behind = end + END.length;
  const isNewline = (at: number) => byteAt(bytes, at) === 0x0a || byteAt(bytes, at) === 0x0d;
  const whole = isNewline(behind) ? behind + (isNewline(behind + 1) ? 2 : 1) : behind;
  return { bytes: bytes.subarray(0, whole) };
};
