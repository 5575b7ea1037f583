import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const read = (file: string): Buffer => readFileSync(resolve(`@expo-google-fonts/${file}`));

/** The bytes of a family in two weights. */
export interface FontFiles {
  readonly regular: Buffer;
  readonly bold: Buffer;
}

/**
 * The fonts of papers. In a bundle they are in the code, the second one with its Latin, Greek and Cyrillic letters alone
 * (`scripts/lambda-bundles/paper-fonts.ts`).
 */
export const houseFont: FontFiles = {
  regular: read('instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
  bold: read('instrument-sans/700Bold/InstrumentSans_700Bold.ttf'),
};

/** For the letters that the font of the house does not have. */
export const wideFont: FontFiles = {
  regular: read('noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: read('noto-sans/700Bold/NotoSans_700Bold.ttf'),
};
