import anyAscii from 'any-ascii';
import { create } from 'fontkit';
import { houseFont, wideFont } from './font-files.ts';

export type Family = 'house' | 'wide';

/** A text as it is printed, in a font that has all of its letters. */
export interface Printable {
  readonly text: string;
  readonly family: Family;
}

const lettersOf = (bytes: Buffer): ReadonlySet<number> => {
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error('This is a collection of fonts, and not one.');
  return new Set(font.characterSet);
};

/** The letters of each font, found out when a name first needs them: reading the second font takes time. */
const once = (make: () => ReadonlySet<number>) => {
  let made: ReadonlySet<number> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
const house = once(() => lettersOf(houseFont.regular));
const wide = once(() => lettersOf(wideFont.regular));

/** Scripts whose letters stand side by side. Others join or change their order, which nothing here does. */
const SIDE_BY_SIDE =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

const isIn = (letters: ReadonlySet<number>, letter: string): boolean =>
  SIDE_BY_SIDE.test(letter) && letters.has(letter.codePointAt(0) ?? 0);

/** Letters without a sound of their own in the transcription, which a reader of the name misses all the same. */
const SILENT: Readonly<Record<string, string>> = { ا: 'a' };

/**
 * A letter that no font has, in Latin letters: 山 is `Shan`. Marks that belong to the letter before have none. What has no
 * transcription is a question mark, so that nothing is left out unseen.
 */
const transcribed = (letter: string): string =>
  anyAscii(letter) || SILENT[letter] || (/\p{M}/u.test(letter) ? '' : '?');

// Tabs, line breaks and invisible marks are no letters. A font would draw boxes for them.
const BLANKS = /[\s\p{Zs}\p{Zl}\p{Zp}\p{Cc}]+/gu;
const INVISIBLE = /\p{Cf}/gu;

/**
 * A text as it can be printed: in the font of the house where that has all letters, else whole in a font with all of Latin, Greek
 * and Cyrillic. Letters of other scripts are printed in their Latin transcription, and no letter is left out.
 */
export const printable = (given: string): Printable => {
  const text = given.normalize('NFC').replace(BLANKS, ' ').replace(INVISIBLE, '');
  if ([...text].every((letter) => isIn(house(), letter))) return { text, family: 'house' };
  const latin = [...text]
    .map((letter) => (isIn(house(), letter) || isIn(wide(), letter) ? letter : transcribed(letter)))
    .join('');
  return { text: latin, family: [...latin].every((letter) => isIn(house(), letter)) ? 'house' : 'wide' };
};

/** A text in ASCII, for printers that draw letters with fonts of their own. */
export const asciiText = (given: string): string => {
  const text = given.normalize('NFC').replace(BLANKS, ' ').replace(INVISIBLE, '');
  return [...text].map((letter) => (letter <= '~' ? letter : transcribed(letter))).join('');
};
