import { firstMessage } from '../field-errors.ts';

/** The longest phone number as it is typed, in characters. */
export const PHONE_MAX_LENGTH = 30;

/** How many digits a phone number has where no country's own rule is known. */
export const ANY_PHONE_DIGITS = { min: 7, max: 15 } as const;

/** Digits and the marks people put between them, with one plus in front at most. */
export const PHONE_SHAPE = /^\+?[\d\s().-]*$/;

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * What is wrong with a phone number of a form that asks for no country; undefined when it is fine or empty. Apart from the
 * rules of the countries, which would weigh on the public pages.
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
