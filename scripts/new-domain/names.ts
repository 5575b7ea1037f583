import { Script } from 'node:vm';

/** The plural name of a domain and its singular: `crates`, `crate`. */
export interface Names {
  readonly many: string;
  readonly one: string;
}

const PLAIN_WORD = /^[a-z]{3,20}$/;

/** The singular of a regular plural: `crates`, `deliveries`, `boxes`. */
const singularOf = (many: string): string | undefined => {
  if (/[^aeiou]ies$/.test(many) && many.length > 5) return many.replace(/ies$/, 'y');
  if (/(ss|sh|ch|x)es$/.test(many)) return many.replace(/es$/, '');
  return /[^siu]s$/.test(many) ? many.replace(/s$/, '') : undefined;
};

/** Whether JavaScript reserves the word. */
const isReserved = (word: string): boolean => {
  try {
    return !new Script(`'use strict'; const ${word} = 0;`);
  } catch {
    return true;
  }
};

/** The names for the templates. @throws when a word cannot be used in paths, types and sentences. */
export const namesOf = (many: string, given?: string): Names => {
  const one = given ?? (PLAIN_WORD.test(many) ? singularOf(many) : many);
  if (one === undefined)
    throw new Error(
      `What is the singular of ${many}? Add --one, for example: npm run new -- domain ${many} --one ${many}item`,
    );
  for (const word of [many, one])
    if (!PLAIN_WORD.test(word))
      throw new Error(`'${word}' is no plain word: use 3 to 20 lower-case letters from a to z.`);
  if (one === many) throw new Error(`'${many}' cannot name both the domain and a single item.`);
  if (isReserved(many)) throw new Error(`'${many}' is a reserved word of JavaScript.`);
  return { many, one };
};

/** A template's text or path with the names instead of `widgets` and `widget`, in any case. */
export const withNames = (text: string, { many, one }: Names): string => {
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  const filled: Readonly<Record<string, string>> = {
    widget: one,
    widgets: many,
    Widget: capital(one),
    Widgets: capital(many),
    WIDGET: one.toUpperCase(),
    WIDGETS: many.toUpperCase(),
  };
  return text
    .replace(/\b([Aa]) (?=widget\b)/g, /^[aeiou]/.test(one) ? '$1n ' : '$1 ')
    .replace(/widgets?|Widgets?|WIDGETS?/g, (found) => filled[found] ?? found);
};
