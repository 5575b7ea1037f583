import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const read = (file: string): Promise<Buffer> => readFile(resolve(`@expo-google-fonts/${file}`));

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join('');

/** Latin with all its extensions, combining accents, Greek, Cyrillic, punctuation and currencies. */
const KEPT = [
  range(0x20, 0x7e),
  range(0xa0, 0x24f),
  range(0x250, 0x2af),
  range(0x2b0, 0x36f),
  range(0x370, 0x3ff),
  range(0x400, 0x52f),
  range(0x1e00, 0x1eff),
  range(0x2000, 0x206f),
  range(0x20a0, 0x20cf),
  range(0x2100, 0x214f),
  range(0x2c60, 0x2c7f),
  range(0xa720, 0xa7ff),
].join('');

/** A smaller font makes each document faster, because a font is read whole. */
const smaller = (font: Buffer): Promise<Buffer> => subsetFont(font, KEPT, { targetFormat: 'truetype' });

const source = async (): Promise<string> => {
  const bytes = {
    house: {
      regular: await read('instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
      bold: await read('instrument-sans/700Bold/InstrumentSans_700Bold.ttf'),
    },
    wide: {
      regular: await smaller(await read('noto-sans/400Regular/NotoSans_400Regular.ttf')),
      bold: await smaller(await read('noto-sans/700Bold/NotoSans_700Bold.ttf')),
    },
  };
  const of = (name: 'house' | 'wide', weight: 'regular' | 'bold'): string =>
    `${weight}: Buffer.from('${bytes[name][weight].toString('base64')}', 'base64')`;
  const family = (name: 'house' | 'wide'): string =>
    `export const ${name}Font = { ${of(name, 'regular')}, ${of(name, 'bold')} };`;
  return [family('house'), family('wide')].join('\n');
};

/** What only WOFF2 fonts need. Ours are TrueType. */
const NO_BROTLI = `export default () => { throw new Error('WOFF2 fonts are not supported.'); };`;

/** PDFKit asks for its address to find files that papers never use: standard fonts and a color profile. */
const NO_ADDRESS = `'file:///pdfkit'`;

/**
 * Puts the fonts of papers into the bundle, and leaves out of PDFKit what papers do not need: the decoder of WOFF2, and asking
 * for its own address, which a script does not have.
 */
export const paperFonts: Plugin = {
  name: 'paper-fonts',
  setup(build) {
    build.onLoad({ filter: /[/\\]lambdas[/\\]papers[/\\]text[/\\]font-files\.ts$/ }, async () => ({
      contents: await source(),
    }));
    build.onLoad({ filter: /[/\\]pdfkit\.node\.mjs$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll('import.meta.url', NO_ADDRESS),
    }));
    build.onLoad({ filter: /[/\\]brotli[/\\]decompress\.js$/ }, () => ({ contents: NO_BROTLI }));
  },
};
