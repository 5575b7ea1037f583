import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './support/root.ts';

/**
 * A part of a font. A browser loads it only when the page has one of its letters. Nearly every page needs only the core: ASCII
 * and the punctuation of our own texts. Letters of people's names and rarer signs are in the second file.
 */
interface Part {
  readonly name: 'core' | 'more';
  readonly letters: readonly number[];
}

const from = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, step) => first + step);
const codesOf = (letters: string): number[] => Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);

const coreLetters = [...from(0x20, 0x7e), ...codesOf('\u00a0×÷−–—‘’“”…•·←↓©')];
const parts: readonly Part[] = [
  { name: 'core', letters: coreLetters },
  {
    name: 'more',
    letters: [...from(0xa1, 0x17f), ...codesOf('↑↓≤≥€№™')].filter((letter) => !coreLetters.includes(letter)),
  },
];

/** OpenType features that our texts need: kerning, ligatures, marks over letters, digits of equal width. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

interface Face {
  readonly family: string;
  readonly file: string;
  readonly weight: string;
  /** Set when only one weight of a variable font is used. */
  readonly axes?: { readonly wght: number };
  /**
   * Fallback until our font has loaded: the first of these that is installed, scaled so that the layout does not shift. The
   * values were measured in Chromium with the site's own English text and the pinned version of the font.
   */
  readonly standIn: {
    readonly local: readonly string[];
    readonly size: string;
    readonly ascent: string;
    readonly descent: string;
  };
}

/**
 * Fonts of the same widths that Linux, Windows and macOS, and Android have. Linux comes first, because there the browser asks
 * another process for each name that is not installed, while the page waits.
 */
const SANS = ['Liberation Sans', 'Arial', 'Roboto'];
const MONO = ['Liberation Mono', 'Courier New', 'Cousine', 'Droid Sans Mono'];

const faces: readonly Face[] = [
  {
    family: 'Bricolage Grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weight: '500 800',
    axes: { wght: 800 },
    standIn: { local: SANS, size: '103%', ascent: '90.3%', descent: '26.2%' },
  },
  {
    family: 'Instrument Sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weight: '400 700',
    standIn: { local: SANS, size: '100%', ascent: '97%', descent: '25%' },
  },
  {
    family: 'IBM Plex Mono',
    file: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2',
    weight: '400 600',
    standIn: { local: MONO, size: '100%', ascent: '102.5%', descent: '27.5%' },
  },
];

const fileName = (family: string, part: Part): string =>
  `${family.toLowerCase().replaceAll(' ', '-')}-${part.name}.woff2`;

/** `U+20-7E, U+A0` for the letters of a part: consecutive letters are one range. */
const unicodeRange = ({ letters }: Part): string => {
  const ranges: [number, number][] = [];
  for (const letter of letters.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && letter === last[1] + 1) last[1] = letter;
    else ranges.push([letter, letter]);
  }
  const hex = (letter: number): string => letter.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
};

const partCss = ({ family, weight }: Face, part: Part): string => `@font-face {
  font-family: "${family}";
  src: url("./${fileName(family, part)}") format("woff2");
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${unicodeRange(part)};
}
`;

const standInCss = ({ family, standIn }: Face): string => `@font-face {
  font-family: "${family} Fallback";
  src: ${standIn.local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${standIn.size};
  ascent-override: ${standIn.ascent};
  descent-override: ${standIn.descent};
  line-gap-override: 0%;
}
`;

const fontCss = (face: Face): string => parts.map((part) => partCss(face, part)).join('') + standInCss(face);

const cut = (source: Buffer, { letters }: Part, { axes }: Face): Promise<Buffer> =>
  subsetFont(source, String.fromCodePoint(...letters), {
    targetFormat: 'woff2',
    keepFeatures,
    // Today's screens do not need hinting, and it is a tenth of the file.
    noHinting: true,
    ...(axes ? { variationAxes: axes } : {}),
  });

/**
 * Reduces the three font families to the letters that we use, in two parts each, and writes them with their `fonts.css` to
 * `outDir`. Does nothing when the same fonts were built before, so that only the first build takes time.
 */
export const buildFonts = async (outDir = join(root, '.cache', 'fonts')): Promise<string> => {
  const require = createRequire(import.meta.url);
  const sources = faces.map((face) => readFileSync(require.resolve(face.file)));
  const print = createHash('sha256').update(readFileSync(import.meta.filename));
  for (const source of sources) print.update(source);
  const wanted = print.digest('hex');
  const memory = join(outDir, 'print.txt');
  if (existsSync(memory) && readFileSync(memory, 'utf8') === wanted) return outDir;
  mkdirSync(outDir, { recursive: true });
  for (const [index, face] of faces.entries()) {
    const source = sources[index];
    if (source === undefined) continue;
    for (const part of parts)
      writeFileSync(join(outDir, fileName(face.family, part)), await cut(source, part, face));
  }
  writeFileSync(join(outDir, 'fonts.css'), faces.map(fontCss).join(''));
  writeFileSync(memory, wanted);
  return outDir;
};
