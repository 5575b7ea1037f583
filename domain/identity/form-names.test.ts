import { expect, test } from 'vitest';
import { formErrors, personForm, profileIn, withFormNames } from './form-names.ts';
import { profileForm } from './profile-fields.ts';
import { emptyRegistration } from './registration.ts';

/** The form (trade.md, What the owner fixed), in its order, and the Latin spelling of the names. */
const specified = [
  ...[
    'email',
    'password',
    'confirmPassword',
    'firstName',
    'lastName',
    'phone',
    'phoneCountryCode',
    'companyName',
  ],
  ...[
    'address_line1',
    'address_line2',
    'city',
    'state',
    'zip_code',
    'postal_code',
    'region',
    'district',
    'country',
  ],
  'latinName',
];

test('the form has the fields that the owner fixed, by their names', () => {
  expect(Object.keys(emptyRegistration).toSorted()).toEqual(specified.toSorted());
});

test('a profile comes back from its form unchanged', () => {
  const fields = profileForm({ first_name: 'Ann', phone_country_code: '+592', company_name: 'Persaud & Co' });
  expect(personForm(fields)).toMatchObject({
    firstName: 'Ann',
    phoneCountryCode: '+592',
    companyName: 'Persaud & Co',
  });
  expect(profileIn(personForm(fields))).toEqual(fields);
});

test('what the server says of a field stands at the field of the form', () => {
  expect(formErrors({ first_name: 'too short', zip_code: 'wrong' })).toEqual({
    firstName: 'too short',
    zip_code: 'wrong',
  });
});

test('a name that is no field stays as it is, whatever it is', () => {
  expect(withFormNames({ constructor: 'x', body: 'y' })).toEqual({ constructor: 'x', body: 'y' });
});
