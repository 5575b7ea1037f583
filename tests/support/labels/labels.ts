import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import type { Label } from '#domain/mailboxes/matching/label.ts';
import {
  misread,
  mistyped,
  respelled,
  withAlike,
  withLetter,
  withLost,
  withSwapped,
  withWrong,
} from './errors.ts';
import { countryOf, firstName, lastOf, oneOf, type Random, weighted } from './mailboxes.ts';

/** A label as it was read, whose it is, and what is wrong with it. */
export interface ReadLabel {
  readonly label: Label;
  readonly owner: string;
  readonly number: string;
  readonly name: string;
}

/** What can be wrong with the name, how often in a hundred labels. Nobody has counted: the shares are an assumption, and stand here. */
const nameErrors = {
  none: 70,
  turned: 6,
  initial: 4,
  middleLost: 2.2,
  middleMore: 1,
  respelled: 3,
  respelledTwice: 0.7,
  typo: 4,
  misread: 3.2,
  cut: 0.8,
  damagedTwice: 1.6,
  lastOnly: 0.5,
  relative: 2,
  stranger: 0.6,
  missing: 0.4,
} as const;
/** What can be wrong with the number. */
const numberErrors = {
  none: 80,
  letter: 2.5,
  alike: 1.5,
  wrong: 3,
  swapped: 1,
  lost: 0.7,
  missing: 10.5,
  others: 0.3,
} as const;

type NameError = keyof typeof nameErrors;
type NumberError = keyof typeof numberErrors;

/** One word of a name changed, seldom a very short one. */
const oneWord = (random: Random, name: string, change: (random: Random, word: string) => string): string => {
  const parts = name.split(' ');
  const long = parts.flatMap((part, at) => (part.length > 3 ? [at] : []));
  const at = long.length > 0 ? oneOf(random, long) : 0;
  return parts.map((part, place) => (place === at ? change(random, part) : part)).join(' ');
};
const eachWord = (random: Random, name: string, change: (random: Random, word: string) => string): string =>
  name
    .split(' ')
    .map((part) => change(random, part))
    .join(' ');

const withoutMiddle = (name: string): string => {
  const parts = name.split(' ');
  return parts.length < 3 ? name : `${parts[0]} ${parts.at(-1)}`;
};
const turned = (random: Random, name: string): string => {
  const parts = name.split(' ');
  return [parts.at(-1) + (random() < 0.5 ? ',' : ''), ...parts.slice(0, -1)].join(' ');
};

const nameOn = (random: Random, error: NameError, mailbox: Mailbox): string | undefined => {
  const further = mailbox.names ?? [];
  const name = further.length > 0 && random() < 0.35 ? oneOf(random, further).name : mailbox.ownerName;
  const [first = '', ...rest] = name.split(' ');
  const country = countryOf(mailbox);
  switch (error) {
    case 'none':
      return name;
    case 'turned':
      return turned(random, name);
    case 'initial':
      return [`${first[0]}${random() < 0.5 ? '.' : ''}`, ...rest].join(' ');
    case 'middleLost':
      return withoutMiddle(name);
    case 'middleMore':
      return [first, firstName(random, country), ...rest].join(' ');
    case 'respelled':
      return oneWord(random, name, respelled);
    case 'respelledTwice':
      return eachWord(random, name, respelled);
    case 'typo':
      return oneWord(random, name, mistyped);
    case 'misread':
      return oneWord(random, name, misread);
    case 'cut':
      return name.slice(0, Math.max(name.indexOf(' ') + 4, name.length - 4));
    case 'damagedTwice':
      return eachWord(random, name, random() < 0.5 ? mistyped : misread);
    case 'lastOnly':
      return lastOf(name);
    case 'relative':
      return `${firstName(random, country)} ${lastOf(name)}`;
    case 'stranger':
      return `${firstName(random, country)} ${weighted(random, country.last)}`;
    case 'missing':
      return undefined;
  }
};

const numberOn = (random: Random, error: NumberError, number: string, others: string): string | undefined => {
  switch (error) {
    case 'none':
      return number;
    case 'letter':
      return withLetter(random, number);
    case 'alike':
      return withAlike(random, number);
    case 'wrong':
      return withWrong(random, number);
    case 'swapped':
      return withSwapped(random, number);
    case 'lost':
      return withLost(random, number);
    case 'others':
      return others;
    case 'missing':
      return undefined;
  }
};

/** How a number stands on a label: most often alone as a clerk types it. */
const asPrinted = (random: Random, number: string): string =>
  random() < 0.6
    ? number
    : oneOf(random, [
        `Mailbox ${number}`,
        `MAILBOX ${number}`,
        `PMB ${number}`,
        `#${number}`,
        `MB${number}`,
        `100 Sample Dock Road Mailbox ${number}`,
        `100 SAMPLE DOCK RD, MAILBOX ${number}, KEARNY NJ 07032`,
      ]);
/** Half of all labels are in capitals. */
const asWritten = (random: Random, name: string): string =>
  random() < 0.5 ? name.toUpperCase() : random() < 0.1 ? name.replace('a', 'á') : name;

/** Few labels have the phone of the owner; those without a number somewhat more often, because somebody asked for it. */
const phoneOn = (random: Random, { ownerPhone = '' }: Mailbox, isMissing: boolean): string | undefined => {
  if (ownerPhone === '' || random() > (isMissing ? 0.5 : 0.2)) return undefined;
  return oneOf(random, [ownerPhone, ownerPhone.slice(1), ownerPhone.replace(/^\+(592|1)/, '')]);
};

/** Labels for mailboxes drawn by chance, read as people and cameras read them. */
export const labelsFor = (
  random: Random,
  mailboxes: readonly Mailbox[],
  count: number,
): readonly ReadLabel[] =>
  Array.from({ length: count }, () => {
    const mailbox = oneOf(random, mailboxes);
    const number = weighted<NumberError>(random, numberErrors);
    const name = weighted<NameError>(random, nameErrors);
    const printedNumber = numberOn(random, number, mailbox.number, oneOf(random, mailboxes).number);
    // A label that says nothing at all belongs to nobody: then it has its name after all.
    const isEmpty = printedNumber === undefined && (name === 'missing' || name === 'stranger');
    const printedName = nameOn(random, isEmpty ? 'none' : name, mailbox);
    const phone = phoneOn(random, mailbox, printedNumber === undefined);
    return {
      owner: mailbox.number,
      number,
      name: isEmpty ? 'none' : name,
      label: {
        ...(printedNumber === undefined ? {} : { mailbox: asPrinted(random, printedNumber) }),
        ...(printedName === undefined ? {} : { name: asWritten(random, printedName) }),
        ...(phone === undefined ? {} : { phone }),
      },
    };
  });
