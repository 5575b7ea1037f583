import { firstMessage } from '../field-errors.ts';

/** The longest phone number as typed, in characters. */
export const PHONE_MAX_LENGTH = 30;

/** How many digits a phone number has when its country is not known. */
export const ANY_PHONE_DIGITS = { min: 7, max: 15 } as const;

/** Digits and separators, with at most one plus in front. */
export const PHONE_SHAPE = /^\+?[\d\s().-]*$/;

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * The problem of a phone number in a form without a country; undefined when it is valid or empty. It is not in `phone.ts`,
 * because the numbering plans of the countries would make the public pages larger.
 */
export const anyPhoneProblem = (phone: string): string | undefined => {
  if (!phone) return undefined;
  const digits = digitsOf(phone).length;
  return firstMessage(
    !PHONE_SHAPE.test(phone) && 'A phone number has digits only, like +1 201 555 0142',
    digits < ANY_PHONE_DIGITS.min && 'Phone number too short',
    (digits > ANY_PHONE_DIGITS.max || phone.length > PHONE_MAX_LENGTH) && 'Phone number too long',
  );
};

/** How many digits a number of the North American plan has without its 1. */
const NORTH_AMERICAN = 10;

/** A number of a form without a country as E.164: one with a plus, or of the North American plan. Null for any other. */
export const anyPhoneE164 = (phone: string): string | null => {
  const digits = digitsOf(phone);
  if (digits === '' || anyPhoneProblem(phone) !== undefined) return null;
  if (phone.trim().startsWith('+')) return `+${digits}`;
  if (digits.length === NORTH_AMERICAN) return `+1${digits}`;
  return digits.length === NORTH_AMERICAN + 1 && digits.startsWith('1') ? `+${digits}` : null;
};
