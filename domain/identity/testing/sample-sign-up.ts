import { emptyRegistration, encodeRegistration } from '../registration.ts';

const sample = {
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
  email: sample.email,
  given_name: sample.firstName,
  family_name: sample.lastName,
  'custom:registration': encodeRegistration(sample),
};
