import { plainWords } from '../body/lines.ts';
import type { ImageBlock } from './image-block.ts';

const LEAST_LETTERS = 8;

/** What cameras and phones call their files, with or without the ending. */
const FILE_NAME =
  /\.(?:jpe?g|png|webp|gif|heic|avif|svg)$|^(?:img|dsc[nf]?|pxl|image|photo|screenshot|whatsapp image)[ _-]*\d[\w -]*$/i;

const isSame = (one: string, other: string): boolean =>
  plainWords(one).join(' ') === plainWords(other).join(' ');

/** What is wrong with the words for people who cannot see a picture; undefined where they are good enough for a machine. */
export const altProblem = ({ alt, caption }: Pick<ImageBlock, 'alt' | 'caption'>): string | undefined => {
  const words = alt.trim();
  if (words === '') return 'Nobody who cannot see the picture knows what is on it.';
  if (FILE_NAME.test(words)) return 'This is the name of a file. It does not say what the picture shows.';
  if (words.length < LEAST_LETTERS) return 'This is too short to say what the picture shows.';
  return caption !== undefined && isSame(words, caption)
    ? 'The caption says the same, so it is read aloud twice.'
    : undefined;
};
