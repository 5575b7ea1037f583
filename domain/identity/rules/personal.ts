import { isCallingCode } from '../../kernel/countries.ts';
import { type FieldErrors, firstMessage, onlyErrors } from '../../kernel/field-errors.ts';
import { nameProblem, optionalNameProblem } from '../../kernel/person/name.ts';
import { oneLine } from '../../kernel/person/one-line.ts';
import { phoneProblem } from '../../kernel/person/phone.ts';

/** Who someone is, in the profile's own field names. Everything is text; optional ones may be empty. */
export interface PersonalFields {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly phone_country_code: string;
  readonly company_name: string;
}

/** Registration step 1 (Personal) and the profile's personal half; the phone follows its code and the country. */
export const personalErrors = (fields: PersonalFields, country: string): FieldErrors<keyof PersonalFields> =>
  onlyErrors({
    first_name: nameProblem('First name', fields.first_name),
    last_name: nameProblem('Last name', fields.last_name),
    phone_country_code: firstMessage(
      !isCallingCode(fields.phone_country_code) && 'Please select a country code from the list',
    ),
    phone: phoneProblem({ phone: oneLine(fields.phone), callingCode: fields.phone_country_code, country }),
    company_name: optionalNameProblem('Company name', fields.company_name),
  });
