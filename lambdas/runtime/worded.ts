import {
  fillWords,
  type LetterFields,
  type LetterName,
  wordedLetters,
} from '#domain/notifications/letter-words.ts';
import type { AnnouncedLetter } from './announcement.ts';

/** Subject and first paragraph of a letter in our words, and what is needed to put it in the words of an admin. */
export const worded = <Name extends LetterName>(
  letter: Name,
  fields: LetterFields<Name>,
): { readonly subject: string; readonly opening: string } & Required<Pick<AnnouncedLetter, 'worded'>> => ({
  ...fillWords(wordedLetters[letter], fields),
  worded: { letter, fields },
});
