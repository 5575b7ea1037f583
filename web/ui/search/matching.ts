import { searchable } from '#domain/kernel/search.ts';

const wordsIn = (text: string): readonly string[] =>
  searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Ends of numbers that are shorter find too much. */
const SHORTEST_END = 3;

/** True when each typed word begins a word of the text. Accents and cases do not matter, nor does the order. */
export const beginsWords = (text: string, typed: string): boolean => {
  const [said, meant] = [wordsIn(text), wordsIn(typed)];
  return meant.length > 0 && meant.every((word) => said.some((one) => one.startsWith(word)));
};

/** True when what was typed is the end of a number or reference, however it is written. */
export const isEndOf = (number: string, typed: string): boolean => {
  const end = wordsIn(typed).join('');
  return end.length >= SHORTEST_END && wordsIn(number).join('').endsWith(end);
};

/** How long an answer is searched in before it is asked for again, in milliseconds. */
const FRESH_MS = 30_000;

/** Something that is asked for once for all keys that somebody types. A failure is not kept. */
export const askedOnce = <Answer>(
  ask: () => Promise<Answer>,
  now: () => number = Date.now,
): (() => Promise<Answer>) => {
  let [answer, at]: [Promise<Answer> | undefined, number] = [undefined, 0];
  return () => {
    if (answer === undefined || now() - at > FRESH_MS) {
      at = now();
      const asked = ask();
      answer = asked;
      asked.catch(() => {
        if (answer === asked) answer = undefined;
      });
    }
    return answer;
  };
};
