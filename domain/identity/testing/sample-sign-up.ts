import { emptyRegistration, encodeRegistration } from '../registration.ts';

/** The form of an invented person who registers. */
export const sampleRegistration = {
  ...emptyRegistration,
  email: 'sample.customer@example.test',
  password: 'Skybarrel1',
  confirmPassword: 'Skybarrel1',
  firstName: 'Sample',
  lastName: 'Customer',
  address_line1: '1 Sample Street',
  city: 'Brooklyn',
  state: 'NY',
  zip_code: '11203',
};

/** The attributes in Cognito of an invented person who has completed the registration. */
export const sampleSignUp = {
  email: sampleRegistration.email,
  given_name: sampleRegistration.firstName,
  family_name: sampleRegistration.lastName,
  'custom:registration': encodeRegistration(sampleRegistration),
};
