import { type Commodity, commodities } from '../../carriage/commodities.ts';

/** Lower case, only letters and digits, one blank between words. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** True when the text has these words, in the singular or the plural. */
const mentions = (text: string, words: string): boolean =>
  ['', 's', 'es'].some((ending) => text.includes(`${plain(words).trimEnd()}${ending} `)) ||
  (words.endsWith('s') && text.includes(`${plain(words.replace(/e?s$/, '')).trimEnd()} `));

/**
 * The kinds of goods with a rule that a description mentions, strictest first. It reads plain words only, so no hit does not mean that
 * goods may fly. High value is no word: `commodities.ts` of this folder sums it up.
 */
export const rulesFor = (description: string): readonly Commodity[] => {
  const text = plain(description);
  const found = commodities.filter(
    ({ name, words }) => !name.startsWith('High value') && words.some((each) => mentions(text, each)),
  );
  const order = ['never', 'ask', 'papers'] as const;
  return found.toSorted((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict));
};
