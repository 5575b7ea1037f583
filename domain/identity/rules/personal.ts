import { isCallingCode } from '../../kernel/countries.ts';
import { phoneProblem } from '../../kernel/phone.ts';
import { type FieldErrors, firstMessage, onlyErrors } from './first-message.ts';
import { oneLine } from './one-line.ts';

/** Who someone is, in the profile's own field names. Everything is text; optional ones may be empty. */
export interface PersonalFields {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly phone_country_code: string;
  readonly company_name: string;
}

const MAX_NAME = 100;
const MAX_PHONE = 30;

const tooLong = (what: string, value: string, max: number) =>
  value.length > max && `${what} is too long (max ${max} characters)`;

const nameProblem = (what: string, value: string): string | undefined => {
  const given = oneLine(value);
  return firstMessage(
    !given && `${what} is required`,
    given.length < 2 && `${what} must be at least 2 characters`,
    tooLong(what, given, MAX_NAME),
  );
};

/** Registration step 1 (Personal) and the profile's personal half; the phone follows its code and the country. */
export const personalErrors = (fields: PersonalFields, country: string): FieldErrors<keyof PersonalFields> =>
  onlyErrors({
    first_name: nameProblem('First name', fields.first_name),
    last_name: nameProblem('Last name', fields.last_name),
    phone_country_code: firstMessage(
      !isCallingCode(fields.phone_country_code) && 'Please select a country code from the list',
    ),
    phone: firstMessage(
      phoneProblem({ phone: oneLine(fields.phone), callingCode: fields.phone_country_code, country }),
      tooLong('Phone number', oneLine(fields.phone), MAX_PHONE),
    ),
    company_name: firstMessage(tooLong('Company name', oneLine(fields.company_name), MAX_NAME)),
  });
