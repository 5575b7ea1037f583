import { LB_PER_KG, poundsOf } from '#domain/kernel/measures.ts';

/** What a scale says. `under`: less than nothing lies on it, so it has to be set to zero. */
export type Reading =
  | { readonly kind: 'weight'; readonly lb: number; readonly isStable: boolean }
  | { readonly kind: 'overload' }
  | { readonly kind: 'under' };

const LB_PER: Readonly<Record<string, number>> = {
  LB: 1,
  LBS: 1,
  KG: LB_PER_KG,
  G: LB_PER_KG / 1000,
  OZ: 1 / 16,
};

/** Mettler Toledo (MT-SICS): `S S     5.35 lb` is stable, `S D` moves, `S +` and `S -` are out of its range. */
const SICS = /^S\s+([SD+-])(?:\s+(.*))?$/;
/** A&D, CAS and most others: `ST,GS,+  5.35lb` is stable, `US` moves, `OL` is too much. */
const COMMAS = /^(ST|US|OL|QT)\s*,(?:\s*(?:GS|NT|TR|G|N|T)\s*,)?\s*(.*)$/;
/** OHAUS and others: `     5.35 lb ?  G`, where the question mark says that it moves; also with a letter before, `W 5.35 lb`. */
const PLAIN =
  /^(?:[WGN]|GROSS|NET)?\s*:?\s*([+-]?)\s*(\d{1,6}(?:\.\d{1,4})?|\.\d{1,4})\s*(LBS?|KG|G|OZ)\s*(\?)?\s*(?:[GN]|NET|GROSS|PT|ST|US|M)?$/;

const weightIn = (text: string, isStable: boolean): Reading | undefined => {
  const [, sign, digits, unit = '', moves] = PLAIN.exec(text.trim()) ?? [];
  const pounds = LB_PER[unit];
  if (digits === undefined || pounds === undefined) return undefined;
  const lb = poundsOf(Number(digits) * pounds, 'lb');
  if (sign === '-' && lb > 0) return { kind: 'under' };
  return { kind: 'weight', lb, isStable: isStable && moves === undefined };
};

/** One line of a scale. Undefined for everything that is no weight, such as the half of one. */
export const readingOf = (line: string): Reading | undefined => {
  const text = line
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .toUpperCase();
  const [, sics, weighed = ''] = SICS.exec(text) ?? [];
  if (sics === '+') return { kind: 'overload' };
  if (sics === '-') return { kind: 'under' };
  if (sics !== undefined) return weightIn(weighed, sics === 'S');
  const [, header, rest = ''] = COMMAS.exec(text) ?? [];
  if (header === 'OL' || /^(?:OL|OVERLOAD|ERR ?8\.3|-{3,}|H{3,})$/.test(text)) return { kind: 'overload' };
  if (header !== undefined) return weightIn(rest, header !== 'US');
  return weightIn(text, true);
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: some scales put a line between STX and ETX
const LINE_END = /[\r\n\x02\x03]/;

/** A line that never ends is no scale of ours. */
const LONGEST = 200;

/**
 * Makes readings of what comes from a scale, in pieces as they come. What stands before the first end of a line is left out: whoever
 * connects in the middle of `125.35 lb` must not read 5.35.
 */
export const scaleLines = (onReading: (reading: Reading) => void): ((piece: string) => void) => {
  let isWhole = false;
  let rest = '';
  return (piece) => {
    const lines = (rest + piece).split(LINE_END);
    rest = (lines.pop() ?? '').slice(-LONGEST);
    for (const line of lines) {
      const reading = isWhole ? readingOf(line) : undefined;
      isWhole = true;
      if (reading) onReading(reading);
    }
  };
};
