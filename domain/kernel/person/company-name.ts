/** Words that companies, shops and other bodies have in their names, and persons hardly ever. */
const OF_COMPANIES = new Set(
  `academy agency air associates association auto autos bakery bank bar beauty boutique bros brothers bureau business bv cafe care cargo
  catering center centre charity church cleaners clinic club co college committee company construction constructions consultants
  contractors cooperative corp corporation council courier couriers dealers dental depot design designs distribution distributors
  electronics embassy engineering enterprise enterprises equipment express farm farms fashion fashions fitness foods foundation freight
  furniture garage general global group guesthouse gym hardware home hospital hotel hotels imports inc incorporated industries institute
  institution international investments jewelers jewellers kitchen laboratories laboratory law liability library limited lines llc llp
  logistics lounge ltd ltda machinery mall market marketing mart mechanics medical merchandise merchants mini ministries ministry mission
  mobile mosque motors museum n.v network nv office offices optical organisation organization outlet partners parts pharmacy phone phones
  photo plaza plc plumbing press printery printing products properties rental rentals repair repairs resort restaurant retail sales salon
  school service services shipping shop shops society solutions spa sports stationery store stores studio studios supermarket suppliers
  supplies supply systems tech technologies technology telecom temple tours trade traders trading transport travel trucking trust
  university variety ventures warehouse wholesale wholesalers works workshop and for of the`.split(/\s+/),
);

/** Titles and single letters name nobody by themselves: `Mrs. Persaud` is not `Mrs.`. */
const NO_FIRST_NAME =
  /^(?:[a-z]|mr|mrs|ms|miss|mx|dr|prof|rev|reverend|pastor|bishop|fr|father|sister|sir|hon)\.?$/i;

/** What names of persons do not have: digits, signs such as `&`, and a word that says whose shop it is: `Marva’s`. */
const SIGNS = /[\d&+/@"]|['’]s?(?=\s|$)/;

/**
 * Whether somebody is named by all of their name: a company, a shop, a school, a church. Forms have one field for persons and companies,
 * so the words tell it. In doubt, the whole name is never wrong.
 */
export const isNamedWhole = (name: string): boolean => {
  const words = name.trim().split(/\s+/);
  return (
    SIGNS.test(name) ||
    NO_FIRST_NAME.test(words[0] ?? '') ||
    words.some((word) => OF_COMPANIES.has(word.toLowerCase().replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')))
  );
};

/** Whose something is: `Anita’s`, `Ravi Stores’`. */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`);
