import { DEFAULT_CALLING_CODE, isCallingCode } from '../../kernel/countries.ts';
import { nameProblem, optionalNameProblem } from '../../kernel/person/name.ts';
import { phoneProblem } from '../../kernel/person/phone.ts';
import { field, nullable } from './field.ts';

/** Who someone is: registration step 1 (Personal), in the order in which it asks. The phone follows its code and the country. */
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
