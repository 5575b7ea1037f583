import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { guyana, jamaica, type NamesOfCountry } from './names.ts';

/** Numbers from 0 to below 1, the same for the same seed. */
export type Random = () => number;

export const oneOf = <Value>(random: Random, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value;

/** One of the names of a record, as often as its weight says. */
export const weighted = <Name extends string>(
  random: Random,
  weights: Readonly<Record<Name, number>>,
): Name => {
  const entries = Object.entries(weights) as [Name, number][];
  let left = random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [name, weight] of entries) {
    left -= weight;
    if (left < 0) return name;
  }
  return entries[0]?.[0] as Name;
};

/** Of the people of a country, so many have one of its common last names, and one of its common first names. */
const COMMON_LAST = 0.62;
const COMMON_FIRST = 0.75;

const madeOf = (random: Random, [begins, ends]: NamesOfCountry['rareLast']): string =>
  oneOf(random, begins) + oneOf(random, ends);
const lastName = (random: Random, { last, rareLast }: NamesOfCountry): string =>
  random() < COMMON_LAST ? weighted(random, last) : madeOf(random, rareLast);
export const firstName = (random: Random, { first, rareFirst }: NamesOfCountry): string =>
  random() < COMMON_FIRST ? weighted(random, first) : madeOf(random, rareFirst);

/** A quarter of all people write a middle name into the form. */
const MIDDLE = 0.25;
const wholeName = (random: Random, country: NamesOfCountry, last: string): string =>
  [firstName(random, country), ...(random() < MIDDLE ? [firstName(random, country)] : []), last].join(' ');

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
const phoneOf = (random: Random, { dialled }: NamesOfCountry): string =>
  dialled === guyana.dialled ? `${dialled}${digits(random, 6)}` : `${dialled}${digits(random, 7)}`;

/** Of those who sign up, so many are of the family of somebody who has just done so, and of these so many give the same phone. */
const FAMILY = 0.12;
const SAME_PHONE = 0.3;
const PHONE = 0.85;
const FURTHER = 0.12;
/** Numbers that were leased and never given out. */
const GAP = 0.02;

export const countryOf = (mailbox: Pick<Mailbox, 'userId'>): NamesOfCountry =>
  mailbox.userId.endsWith('J') ? jamaica : guyana;
export const lastOf = (name: string): string => name.split(' ').slice(-1).join();

const furtherNames = (random: Random, country: NamesOfCountry, last: string): NonNullable<Mailbox['names']> =>
  Array.from({ length: random() < 0.7 ? 1 : 2 }, () =>
    random() < 0.25
      ? {
          name: `${lastName(random, country)} ${oneOf(random, ['Trading', 'Imports', 'Auto Parts', 'Boutique'])}`,
          kind: 'COMPANY',
        }
      : {
          name: wholeName(random, country, random() < 0.6 ? last : lastName(random, country)),
          kind: 'PERSON',
        },
  );

/** Mailboxes of Guyana and Jamaica in the order of their numbers: three in five of Guyana, families near each other. */
export const mailboxesOf = (random: Random, count: number): readonly Mailbox[] => {
  const made: Mailbox[] = [];
  let number = 10_001;
  for (let n = 0; n < count; n += 1) {
    const relative = random() < FAMILY ? made[made.length - 1 - Math.floor(random() * 3)] : undefined;
    const isOfJamaica = relative ? countryOf(relative) === jamaica : random() < 0.4;
    const country = isOfJamaica ? jamaica : guyana;
    const last = relative ? lastOf(relative.ownerName) : lastName(random, country);
    const ownerName = wholeName(random, country, last);
    const ownPhone = random() < PHONE ? phoneOf(random, country) : undefined;
    const ownerPhone = relative && random() < SAME_PHONE ? relative.ownerPhone : ownPhone;
    number += random() < GAP ? 2 : 1;
    made.push({
      number: String(number),
      userId: `owner-${n}-${isOfJamaica ? 'J' : 'G'}`,
      ownerName,
      ownerEmail: `person${n}@example.test`,
      ...(ownerPhone ? { ownerPhone } : {}),
      ...(random() < FURTHER ? { names: furtherNames(random, country, last) } : {}),
      status: 'ACTIVE',
      assignedAt: '2026-11-03T18:59:00.000Z',
      version: 1,
    });
  }
  return made;
};
