import * as z from 'zod/mini';

/** The papers by which a counter knows who is in front of it. */
export const idKinds = ['PASSPORT', 'NATIONAL_ID', 'DRIVERS_LICENSE'] as const;
type IdKind = (typeof idKinds)[number];

export const idNames: Readonly<Record<IdKind, string>> = {
  PASSPORT: 'Passport',
  NATIONAL_ID: 'National ID card',
  DRIVERS_LICENSE: 'Driver’s license',
};

/** The same in a sentence: `passport, national ID card or driver’s license`. */
export const photoIds = Object.values(idNames)
  .map((name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`)
  .join(', ')
  .replace(/, (?=[^,]*$)/, ' or ');

/** The number of an ID or the tax number of a person, without blanks and dashes. */
export const PersonalNumber = z.string().check(
  z.overwrite((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
  z.regex(/^[0-9A-Z]{4,20}$/, 'Enter 4 to 20 letters and digits'),
);

const SHOWN = 3;

/** A number as it is shown: its last three characters. */
export const masked = (number: string): string => `•••• ${number.slice(-SHOWN)}`;
