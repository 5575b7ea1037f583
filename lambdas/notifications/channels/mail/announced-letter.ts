import { fillWords, type LetterWords, type Wording } from '#domain/notifications/letter-words.ts';
import type { AnnouncedLetter } from '../../../runtime/announcement.ts';
import type { Letter } from '../../../runtime/letter.ts';

/** In the words that admins have set. */
const wordsOf = (
  { subject, paragraphs, worded }: AnnouncedLetter,
  wording: Wording,
): Pick<Letter, 'subject' | 'paragraphs'> => {
  if (worded === undefined) return { subject, paragraphs };
  const words: LetterWords = fillWords(wording[worded.letter], worded.fields);
  return { subject: words.subject, paragraphs: [words.opening, ...paragraphs.slice(1)] };
};

/** The letter of an announcement, with the whole address in its link and in the words that are set; without its photos. */
export const letterOf = (letter: AnnouncedLetter, siteUrl: string, wording: Wording): Letter => {
  const { recipient: _, to: __, kind: ___, worded: ____, photos: _____, action, ...rest } = letter;
  return {
    ...rest,
    ...wordsOf(letter, wording),
    ...(action ? { action: { label: action.label, url: `${siteUrl}${action.path}` } } : {}),
  };
};
