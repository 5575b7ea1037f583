import { topicWords } from '../categories/words.ts';

/** A page to which an address may be redirected. */
export interface Place {
  readonly path: string;
  readonly title: string;
}

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(topicWords(text.replace(/[^\p{L}\d]+/gu, ' ')));

/** The place whose words an address has most of; undefined where no word is the same. */
export const suggestPlace = (path: string, places: readonly Place[]): Place | undefined => {
  const asked = wordsIn(path);
  const [best] = places
    .map((place) => ({
      place,
      same: [...wordsIn(`${place.path} ${place.title}`)].filter((word) => asked.has(word)).length,
    }))
    .toSorted((one, other) => other.same - one.same);
  return best !== undefined && best.same > 0 ? best.place : undefined;
};
