import { DEFAULT_CALLING_CODE, isCallingCode } from '../../kernel/countries.ts';
import { nameProblem, optionalNameProblem } from '../../kernel/person/name.ts';
import { phoneProblem } from '../../kernel/person/phone.ts';
import { field, nullable } from './field.ts';

/** Registration step 1 (Personal), in the order of the form. The phone number depends on the calling code and the country. */
export const personalFields = {
  first_name: field('', (name) => nameProblem('First name', name)),
  last_name: field('', (name) => nameProblem('Last name', name)),
  phone_country_code: field(DEFAULT_CALLING_CODE, (code) =>
    isCallingCode(code) ? undefined : 'Please select a country code from the list',
  ),
  phone: nullable((phone, { phone_country_code: callingCode, country }) =>
    phoneProblem({ phone, callingCode, country }),
  ),
  company_name: nullable((name) => optionalNameProblem('Company name', name)),
};
