import { Script } from 'node:vm';

/** What a domain is called, and what one of its things is called: `crates`, `crate`. */
export interface Names {
  readonly many: string;
  readonly one: string;
}

const PLAIN_WORD = /^[a-z]{3,20}$/;

/** The singular where it is plain: `crates`, `deliveries`, `boxes`. */
const singularOf = (many: string): string | undefined => {
  if (/[^aeiou]ies$/.test(many) && many.length > 5) return many.replace(/ies$/, 'y');
  if (/(ss|sh|ch|x)es$/.test(many)) return many.replace(/es$/, '');
  return /[^siu]s$/.test(many) ? many.replace(/s$/, '') : undefined;
};

/** JavaScript keeps some words for itself. */
const isReserved = (word: string): boolean => {
  try {
    return !new Script(`'use strict'; const ${word} = 0;`);
  } catch {
    return true;
  }
};

/** The names that the templates are filled in with. @throws where a word cannot serve in paths, types and sentences alike. */
export const namesOf = (many: string, given?: string): Names => {
  const one = given ?? (PLAIN_WORD.test(many) ? singularOf(many) : many);
  if (one === undefined)
    throw new Error(
      `One of the ${many} is called what? Say it with --one: npm run new -- domain ${many} --one ${many}item`,
    );
  for (const word of [many, one])
    if (!PLAIN_WORD.test(word))
      throw new Error(`'${word}' is no plain word: 3 to 20 letters from a to z, lower case.`);
  if (one === many) throw new Error(`'${many}' cannot name the domain and one of its things.`);
  if (isReserved(many)) throw new Error(`'${many}' is a word that JavaScript keeps for itself.`);
  return { many, one };
};

/** A template's text or path with the names put in for `widgets` and `widget`, in any case. */
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
