import * as z from 'zod/mini';
import {
  fieldsIn,
  type LetterName,
  type LetterWords,
  letterNames,
  spareFields,
  wordedLetters,
} from './letter-words.ts';

const braced = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

/** What is wrong with the fields of a text: one that the letter does not have, or one of ours that is gone. */
export const fieldProblem = (
  letter: LetterName,
  part: keyof LetterWords,
  text: string,
): string | undefined => {
  const { fields, [part]: ours } = wordedLetters[letter];
  const used = fieldsIn(text);
  const unknown = used.filter((name) => !Object.hasOwn(fields, name));
  if (unknown.length > 0 || /[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, '')))
    return `This e-mail has only these fields: ${braced(Object.keys(fields))}.`;
  const gone = fieldsIn(ours).filter((name) => !used.includes(name) && !spareFields.includes(name));
  return gone.length > 0 ? `Keep ${braced([...new Set(gone)])}: the reader needs it.` : undefined;
};

const Part = (letter: LetterName, part: keyof LetterWords, most: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(most),
    z.regex(/^[^\n\r]*$/, 'Keep it on one line.'),
    z.check<string>(({ value, issues }) => {
      const message = fieldProblem(letter, part, value);
      if (message !== undefined) issues.push({ code: 'custom', input: value, message });
    }),
  );

const wordsOf = (letter: LetterName) =>
  z.strictObject({ subject: Part(letter, 'subject', 120), opening: Part(letter, 'opening', 500) });

/** The words of all letters that admins can change. */
export const Wording = z.strictObject(
  Object.fromEntries(letterNames.map((letter) => [letter, wordsOf(letter)])) as Record<
    LetterName,
    ReturnType<typeof wordsOf>
  >,
);

/** Our own words. */
export const defaultWording = Object.fromEntries(
  letterNames.map((letter) => {
    const { subject, opening } = wordedLetters[letter];
    return [letter, { subject, opening }];
  }),
) as z.infer<typeof Wording>;
