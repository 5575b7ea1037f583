import { nameProblem } from './name.ts';

/** A letter of another script than Latin. Signs that scripts share, such as ʻ, are none. */
const OTHER_SCRIPT = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;

/** A person's name, with its spelling in Latin letters where it is in another script. */
export interface SpelledName {
  readonly name: string;
  readonly latinName?: string | undefined;
}

/** Whether airlines and customs need the Latin spelling of a name, as the passport has it (ICAO Doc 9303). */
export const needsLatin = (name: string): boolean => OTHER_SCRIPT.test(name);

/** The problem of the Latin spelling of a name; undefined where the name needs none. */
export const latinProblem = ({ name, latinName = '' }: SpelledName): string | undefined => {
  if (!needsLatin(name)) return undefined;
  if (latinName === '') return 'Write the name in Latin letters too, as in the passport.';
  return needsLatin(latinName)
    ? 'Use Latin letters only, as in the passport.'
    : nameProblem('The name in Latin letters', latinName);
};

/** A name as it is kept: its Latin spelling only where it needs one. */
export const withKeptLatin = <Named extends SpelledName>(named: Named): Named => {
  const { latinName, ...rest } = named;
  return (needsLatin(named.name) && latinName ? named : rest) as Named;
};

/** A name as papers and labels print it, and as an ID shows it. */
export const printedName = ({ name, latinName }: SpelledName): string => latinName || name;

/** A name for people who work with it, in both spellings: `Muhammad Al-Ahmad (محمد الأحمد)`. */
export const nameShown = ({ name, latinName }: SpelledName): string =>
  latinName ? `${latinName} (${name})` : name;
