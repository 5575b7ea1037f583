import { DEFAULT_CALLING_CODE, isCallingCode } from '../../kernel/countries.ts';
import { latinProblem } from '../../kernel/person/latin-name.ts';
import { nameProblem, optionalNameProblem } from '../../kernel/person/name.ts';
import { phoneProblem } from '../../kernel/person/phone.ts';
import { field, nullable } from './field.ts';

/** First and last name as one, as far as they are known. */
export const wholeName = ({
  first_name,
  last_name,
}: Readonly<Record<'first_name' | 'last_name', string>>): string => `${first_name} ${last_name}`.trim();

/**
 * Registration step 1 (Personal), in the order of the form. The phone number depends on the calling code and the country,
 * the Latin spelling on the names.
 */
export const personalFields = {
  first_name: field('', (name) => nameProblem('First name', name)),
  last_name: field('', (name) => nameProblem('Last name', name)),
  /** Both names as the passport spells them, where the script of either cannot be read on an air waybill. */
  latin_name: nullable((latinName, form) => latinProblem({ name: wholeName(form), latinName })),
  phone_country_code: field(DEFAULT_CALLING_CODE, (code) =>
    isCallingCode(code) ? undefined : 'Please select a country code from the list',
  ),
  phone: nullable((phone, { phone_country_code: callingCode, country }) =>
    phoneProblem({ phone, callingCode, country }),
  ),
  company_name: nullable((name) => optionalNameProblem('Company name', name)),
};
