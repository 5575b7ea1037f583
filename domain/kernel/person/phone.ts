import { addressOf, countryOfCallingCode } from '../countries.ts';
import { firstMessage } from '../field-errors.ts';
import type { NumberingPlan } from '../lanes/lane.ts';
import { ANY_PHONE_DIGITS, digitsOf, PHONE_MAX_LENGTH, PHONE_SHAPE } from './any-phone.ts';
import { tooLong } from './name.ts';
import { readableE164 } from './readable-phone.ts';

const anywhere: NumberingPlan = { ...ANY_PHONE_DIGITS, example: '' };

/** A phone number as entered: the text, the code from the selector, and the country of the person. */
export interface PhoneInput {
  readonly phone: string;
  readonly callingCode: string;
  readonly country: string;
}

const planFor = (
  input: PhoneInput,
): { readonly country: string; readonly plan: NumberingPlan; readonly known: boolean } => {
  const country = countryOfCallingCode(input.callingCode, input.country);
  const plan = addressOf(country)?.phone;
  return { country, plan: plan ?? anywhere, known: plan !== undefined };
};

/** The digits without the prefix of the country, or without the area code of an island that was typed without the 1. */
const withoutPrefix = (phone: string, callingCode: string, plan: NumberingPlan): string => {
  const digits = digitsOf(phone);
  const prefix = plan.prefix ?? digitsOf(callingCode);
  // A number may begin with the same digits as the prefix. Only a plus or too many digits show that it is the prefix.
  const isIsland = prefix.length === 4;
  const surplus = isIsland ? digits.length === prefix.length + 7 : digits.length > plan.max;
  if (digits.startsWith(prefix) && (surplus || phone.trim().startsWith('+')))
    return digits.slice(prefix.length);
  const area = prefix.slice(1);
  return isIsland && digits.length === 10 && digits.startsWith(area) ? digits.slice(area.length) : digits;
};

/** The same. Where any length from 7 is valid, the first digits count as prefix when at least 7 digits follow. */
const nationalDigits = (input: PhoneInput, plan: NumberingPlan): string => {
  const digits = withoutPrefix(input.phone, input.callingCode, plan);
  const prefix = digitsOf(input.callingCode);
  const unstripped = digits.length === digitsOf(input.phone).length;
  const hidden =
    plan === anywhere && unstripped && digits.startsWith(prefix) && digits.length - prefix.length >= plan.min;
  return hidden ? digits.slice(prefix.length) : digits;
};

/** The problem of the digits of a phone number, by the numbering plan of its country. */
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

/** The problem of a phone number, in the words that the owner fixed; undefined when it is valid or empty (it is optional). */
export const phoneProblem = (input: PhoneInput): string | undefined =>
  input.phone.trim()
    ? firstMessage(digitsProblem(input), tooLong('Phone number', input.phone, PHONE_MAX_LENGTH))
    : undefined;

/** A valid number as E.164, `+5926001234`; null when it is empty or invalid. */
export const phoneToE164 = (input: PhoneInput): string | null => {
  if (!input.phone.trim() || phoneProblem(input) !== undefined) return null;
  const { plan } = planFor(input);
  const national = nationalDigits(input, plan);
  const code = plan.prefix ?? digitsOf(input.callingCode);
  // In the United Kingdom, people write a 0 before the area code. It is not dialled from abroad.
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
 * Formats a number as it is typed: `(555) 123-4567` for +1 and the Dominican Republic, `123-4567` for +592, bare digits for
 * others. Formatting again changes nothing. Surplus digits stay visible, so that the message makes sense.
 */
export const formatPhone = (input: PhoneInput): string => {
  const { plan } = planFor(input);
  const digits = withoutPrefix(input.phone, input.callingCode, plan);
  if (digits.length < digitsOf(input.phone).length) return formatPhone({ ...input, phone: digits });
  if (input.callingCode === '+592') return guyanaFormat(digits);
  return input.callingCode === '+1' || plan.prefix === '1' ? northAmericanFormat(digits) : digits;
};

/**
 * A number as it is called from anywhere, whatever way it was typed: `+1 868-555-7001`, `+592 600-1234`. One that cannot be
 * dialed stays as it was typed, behind its code.
 */
export const internationalPhone = (input: PhoneInput): string => {
  const e164 = phoneToE164(input);
  if (e164 === null) return `${input.callingCode} ${input.phone}`.trim();
  const { callingCode } = input;
  if (callingCode.startsWith('+1')) return readableE164(e164);
  return `${callingCode} ${e164.slice(callingCode.length).replace(/^(\d{3})(\d{4})$/, '$1-$2')}`;
};
