import { emptyRegistration, encodeRegistration } from '../registration.ts';

const sample = {
  ...emptyRegistration,
  email: 'sample.customer@example.test',
  password: 'Skybarrel1',
  confirmPassword: 'Skybarrel1',
  first_name: 'Sample',
  last_name: 'Customer',
  address_line1: '1 Sample Street',
  city: 'Brooklyn',
  state: 'NY',
  zip_code: '11203',
};

/** The attributes in Cognito of an invented person who has completed the registration. */
export const sampleSignUp = {
  email: sample.email,
  given_name: sample.first_name,
  family_name: sample.last_name,
  'custom:registration': encodeRegistration(sample),
};
