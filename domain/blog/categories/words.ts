import { plainWords } from '../body/lines.ts';
import { smallWords } from '../desk/title-search.ts';

/** A word without the ending of its plural: `boxes` and `box`, `duties` and `duty`, `rates` and `rate` are the same. */
const singular = (word: string): string => {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
};

/** The words of a text that say what it is about, each in the singular, once and in their order. */
export const topicWords = (text: string): readonly string[] => [
  ...new Set(
    plainWords(text)
      .filter((word) => !smallWords.has(word))
      .map(singular),
  ),
];
