import { countryOfCallingCode } from '../countries.ts';
import { firstMessage } from '../field-errors.ts';
import { ANY_PHONE_DIGITS, digitsOf, PHONE_MAX_LENGTH, PHONE_SHAPE } from './any-phone.ts';
import { tooLong } from './name.ts';

interface NumberingPlan {
  readonly min: number;
  readonly max: number;
  /** What people are shown when the digits count but do not make a number. */
  readonly example: string;
  /** What the counted digits must look like beyond their number. */
  readonly digits?: RegExp;
  /** What counts as the country's prefix where it is not the whole calling code. */
  readonly prefix?: string;
}

const northAmerica: NumberingPlan = { min: 10, max: 10, example: '(555) 123-4567' };
const sevenDigits: NumberingPlan = { min: 7, max: 7, example: '123-4567' };

const plans: ReadonlyMap<string, NumberingPlan> = new Map([
  ['United States', northAmerica],
  ['Canada', northAmerica],
  // Its area codes are three, so they are part of the number and only +1 is the prefix.
  ['Dominican Republic', { ...northAmerica, example: '(809) 123-4567', digits: /^8[024]9/, prefix: '1' }],
  ['Guyana', sevenDigits],
  ['Jamaica', sevenDigits],
  ['Trinidad and Tobago', sevenDigits],
  ['Barbados', sevenDigits],
  ['United Kingdom', { min: 10, max: 11, example: '07911 123456' }],
]);

const anywhere: NumberingPlan = { ...ANY_PHONE_DIGITS, example: '' };

/** A phone as a person gave it: the text, the code from the selector, and the country they live in. */
export interface PhoneInput {
  readonly phone: string;
  readonly callingCode: string;
  readonly country: string;
}

const planFor = (
  input: PhoneInput,
): { readonly country: string; readonly plan: NumberingPlan; readonly known: boolean } => {
  const country = countryOfCallingCode(input.callingCode, input.country);
  const plan = plans.get(country);
  return { country, plan: plan ?? anywhere, known: plan !== undefined };
};

/** Without the country's prefix, and without an island's area code when someone typed that but not the 1. */
const withoutPrefix = (phone: string, callingCode: string, plan: NumberingPlan): string => {
  const digits = digitsOf(phone);
  const prefix = plan.prefix ?? digitsOf(callingCode);
  // A number may begin with the prefix by chance: only a plus or surplus digits show that it is one.
  const isIsland = prefix.length === 4;
  const surplus = isIsland ? digits.length === prefix.length + 7 : digits.length > plan.max;
  if (digits.startsWith(prefix) && (surplus || phone.trim().startsWith('+')))
    return digits.slice(prefix.length);
  const area = prefix.slice(1);
  return isIsland && digits.length === 10 && digits.startsWith(area) ? digits.slice(area.length) : digits;
};

/** As above; and where any length from 7 will do, a prefix is one as soon as 7 digits remain behind it. */
const nationalDigits = (input: PhoneInput, plan: NumberingPlan): string => {
  const digits = withoutPrefix(input.phone, input.callingCode, plan);
  const prefix = digitsOf(input.callingCode);
  const unstripped = digits.length === digitsOf(input.phone).length;
  const hidden =
    plan === anywhere && unstripped && digits.startsWith(prefix) && digits.length - prefix.length >= plan.min;
  return hidden ? digits.slice(prefix.length) : digits;
};

/** What is wrong with the digits of a phone number, by the country it belongs to. */
const digitsProblem = (input: PhoneInput): string | undefined => {
  const { country, plan, known } = planFor(input);
  const digits = nationalDigits(input, plan);
  if (digits.length < plan.min)
    return known ? `Phone number must be at least ${plan.min} digits` : 'Phone number too short';
  if (digits.length > plan.max)
    return known ? `Phone number must be at most ${plan.max} digits` : 'Phone number too long';
  if (!PHONE_SHAPE.test(input.phone.trim()) || plan.digits?.test(digits) === false)
    return `Invalid phone format for ${country}. Expected: ${plan.example || `${input.callingCode} and 7 to 15 digits`}`;
  return undefined;
};

/** What is wrong with a phone number, in the specification's words; undefined when it is fine or empty (it is optional). */
export const phoneProblem = (input: PhoneInput): string | undefined =>
  input.phone.trim()
    ? firstMessage(digitsProblem(input), tooLong('Phone number', input.phone, PHONE_MAX_LENGTH))
    : undefined;

/** `+5926001234` from a valid number; null for none or one that breaks the plans. */
export const phoneToE164 = (input: PhoneInput): string | null => {
  if (!input.phone.trim() || phoneProblem(input) !== undefined) return null;
  const { plan } = planFor(input);
  const national = nationalDigits(input, plan);
  const code = plan.prefix ?? digitsOf(input.callingCode);
  // Britons write a 0 before the area code that nobody dials from abroad.
  const dialled = code === '44' ? national.replace(/^0/, '') : national;
  const e164 = `+${code}${dialled}`;
  return e164.length <= 16 ? e164 : null;
};

const northAmericanFormat = (digits: string): string => {
  if (digits.length > 10 || digits.length < 4) return digits;
  const rest = digits.slice(3);
  const line = rest.length > 3 ? `${rest.slice(0, 3)}-${rest.slice(3)}` : rest;
  return `(${digits.slice(0, 3)}) ${line}`;
};

const guyanaFormat = (digits: string): string =>
  digits.length > 7 || digits.length < 4 ? digits : `${digits.slice(0, 3)}-${digits.slice(3)}`;

/**
 * What the field shows for what was typed: `(555) 123-4567` for +1 and the Dominican Republic, `123-4567` for +592,
 * bare digits for others. Formatting twice changes nothing; surplus digits stay visible so that the message makes sense.
 */
export const formatPhone = (input: PhoneInput): string => {
  const { plan } = planFor(input);
  const digits = withoutPrefix(input.phone, input.callingCode, plan);
  if (digits.length < digitsOf(input.phone).length) return formatPhone({ ...input, phone: digits });
  if (input.callingCode === '+592') return guyanaFormat(digits);
  return input.callingCode === '+1' || plan.prefix === '1' ? northAmericanFormat(digits) : digits;
};
