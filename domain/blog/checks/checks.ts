import type { PostText } from '../text/post-text.ts';
import { contentChecks } from './content.ts';
import { type Check, type Known, readText } from './read-text.ts';
import { readingChecks } from './reading.ts';
import { searchChecks } from './search.ts';

export type { Check } from './read-text.ts';

/** Everything that is checked of a text. Nothing here forbids anything: each says what to do, or that it holds. */
export const checksOf = (text: PostText, known: Known): readonly Check[] => {
  const read = readText(text, known);
  return [...contentChecks(read), ...searchChecks(read), ...readingChecks(read)];
};
