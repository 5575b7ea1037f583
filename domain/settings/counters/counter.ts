import * as z from 'zod/mini';
import { crossFieldCheck } from '../../kernel/cross-field-check.ts';
import { type DestinationCode, destinations } from '../../kernel/destinations.ts';
import { closesTooEarly, readHours } from '../opening-hours.ts';
import { digitsOf } from './digits.ts';

const Words = (max: number, missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(max));

/** Codes with which every telephone number of a country begins: `1876`, `1658`. */
const codesOf = ({
  callingCode,
  laterCode,
}: {
  callingCode: string;
  laterCode?: string;
}): readonly string[] => [callingCode, ...(laterCode === undefined ? [] : [laterCode])].map(digitsOf);

const DIALED = /^\+[1-9][\d ()-]{6,20}$/;

interface NumberAsked {
  /** Said while nothing is typed. */
  readonly missing: string;
  readonly example: string;
  /** Codes of which one has to begin the number; any number is taken where there are none. */
  readonly codes?: readonly string[];
  /** Said of a number that begins with none of them. */
  readonly elsewhere?: string;
}

/** A number as people dial it from anywhere: `+592 600 0142`. */
const Phone = ({ missing, example, codes, elsewhere = '' }: NumberAsked) =>
  z.string(missing).check(
    z.trim(),
    z.maxLength(25),
    crossFieldCheck((typed) => {
      const problem = (message: string) => [{ path: [], message }];
      if (typed === '') return problem(missing);
      if (!DIALED.test(typed)) return problem(`Give the number as ${example}`);
      return codes === undefined || codes.some((code) => digitsOf(typed).startsWith(code))
        ? []
        : problem(elsewhere);
    }),
  );

const hoursProblems = (lines: readonly { readonly days: string; readonly hours: string }[]) => {
  const week = readHours(lines);
  if (week === undefined)
    return [{ path: [], message: 'Give days and times, such as Monday to Friday, 9:00 AM to 4:00 PM' }];
  if (week.every((day) => day === undefined))
    return [{ path: [], message: 'Choose at least one day on which the counter is open' }];
  return closesTooEarly(lines).map((index) => ({
    path: [index, 'hours'],
    message: 'Choose a closing time after the opening time',
  }));
};

/**
 * Where receivers collect in one country. All of it is needed, because they cannot come without a street, hours and a number that works
 * there. Each message names what is missing.
 */
export const CounterIn = (code: DestinationCode) => {
  const { address, city } = destinations[code];
  const prefix = address.callingCode.replaceAll('-', ' ');
  const example = `${prefix} 600 0142`;
  return z.strictObject({
    /** On its sign: ours, or that of a partner. */
    name: z.optional(Words(80, 'Enter the name on the sign')),
    street: Words(120, `Enter the street of the counter in ${city}`),
    town: Words(60, `Enter the town of the counter`),
    hours: z
      .array(z.strictObject({ days: Words(40, 'Enter the days'), hours: Words(40, 'Choose both times') }))
      .check(
        z.minLength(1, 'Choose when the counter is open'),
        z.maxLength(7),
        crossFieldCheck(hoursProblems),
      ),
    /** A call to it costs what a call inside the country costs. */
    phone: Phone({
      missing: `Enter the phone number of the counter, such as ${example}`,
      example,
      codes: codesOf(address),
      elsewhere: `Give a number of ${address.name}, which begins with ${prefix}`,
    }),
    whatsapp: z.optional(Phone({ missing: 'Enter the WhatsApp number', example })),
  });
};
export type Counter = z.infer<ReturnType<typeof CounterIn>>;
