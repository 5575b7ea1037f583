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
