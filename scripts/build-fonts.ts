import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './support/root.ts';

/** Letters the product sets: ASCII, Western European letters for names, and the marks and arrows of our own texts. */
const latin = Array.from({ length: 0x17f - 0x20 }, (_, step) => String.fromCodePoint(0x20 + step))
  .filter((letter) => !/\p{Cc}/u.test(letter))
  .join('');
const marks = '–—‘’“”…•·←→↑↓✓×≤≥−€£№™';

interface Face {
  readonly family: string;
  readonly file: string;
  readonly weight: string;
  readonly axes?: Parameters<typeof subsetFont>[2];
  /**
   * The installed face that stands in until ours has come, and how to stretch it so that nothing jumps: measured in
   * Chromium on the site's own English text against the pinned version of the font.
   */
  readonly standIn: {
    readonly local: string;
    readonly size: string;
    readonly ascent: string;
    readonly descent: string;
  };
}

const faces: readonly Face[] = [
  {
    family: 'Bricolage Grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weight: '500 800',
    axes: { targetFormat: 'woff2', variationAxes: { wght: { min: 500, max: 800 } } },
    standIn: { local: 'Arial', size: '103%', ascent: '90.3%', descent: '26.2%' },
  },
  {
    family: 'Instrument Sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weight: '400 700',
    standIn: { local: 'Arial', size: '100%', ascent: '97%', descent: '25%' },
  },
  {
    family: 'IBM Plex Mono',
    file: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2',
    weight: '400 600',
    standIn: { local: 'Courier New', size: '100%', ascent: '102.5%', descent: '27.5%' },
  },
];

const fileName = (family: string): string => `${family.toLowerCase().replaceAll(' ', '-')}.woff2`;

const css = ({ family, weight, standIn }: Face): string => `@font-face {
  font-family: "${family}";
  src: url("./${fileName(family)}") format("woff2");
  font-weight: ${weight};
  font-display: swap;
}
@font-face {
  font-family: "${family} Fallback";
  src: local("${standIn.local}"), local("Liberation Sans"), local("Roboto");
  size-adjust: ${standIn.size};
  ascent-override: ${standIn.ascent};
  descent-override: ${standIn.descent};
  line-gap-override: 0%;
}
`;

/**
 * Cuts the three families down to the letters we set and writes them with their `fonts.css` to `outDir`. Does nothing
 * when the same fonts were cut before, so that every build after the first costs nothing.
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
    const cut = await subsetFont(source, latin + marks, face.axes ?? { targetFormat: 'woff2' });
    writeFileSync(join(outDir, fileName(face.family)), cut);
  }
  writeFileSync(join(outDir, 'fonts.css'), faces.map(css).join(''));
  writeFileSync(memory, wanted);
  return outDir;
};
