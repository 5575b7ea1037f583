import {
  addressShapeOf,
  callingCodeOf,
  DEFAULT_COUNTRY,
  isCountry,
  isPostalCode,
} from '../../kernel/countries.ts';
import { isGuyanaRegion } from '../../kernel/countries-guyana.ts';
import { usStateCode } from '../../kernel/countries-us.ts';
import { firstMessage } from '../../kernel/field-errors.ts';
import type { AddressShape } from '../../kernel/lanes/lane.ts';
import { tooLong } from '../../kernel/person/name.ts';
import { field, nullable, recordOf } from './field.ts';

/** Fields that only some countries have. */
export const regionalFields = ['state', 'zip_code', 'region', 'district', 'postal_code'] as const;
type Regional = (typeof regionalFields)[number];
type Validator = (value: string) => string | undefined;
type RegionalValidators = Readonly<Partial<Record<Regional, Validator>>>;

/** The regional fields of each shape of address, in the order of the form. */
const regionalFieldsOf: Readonly<Record<AddressShape, readonly Regional[]>> = {
  'united-states': ['state', 'zip_code'],
  guyana: ['region', 'district', 'postal_code'],
  caribbean: ['state', 'postal_code'],
  other: ['state', 'postal_code'],
};

// The whole registration must fit into one Cognito attribute of 2,048 characters, so every field has a limit.
const MAX_STREET = 255;
const MAX_CITY = 100;
const MAX_STATE = 60;
const MAX_CODE = 20;

const isTwoLetters = (text: string): boolean => /^[a-z]{2}$/i.test(text);

const optionalPostalCode =
  (country: string): Validator =>
  (code) =>
    code !== '' && (!isPostalCode(country, code) || code.length > MAX_CODE)
      ? 'Invalid postal code format'
      : undefined;

/** An optional place, of two characters at least. */
const optionalPlace =
  (what: string): Validator =>
  (name) =>
    firstMessage(name.length === 1 && `${what} name is too short`, tooLong(`${what} name`, name, MAX_STATE));

const validatorsByCountry: ReadonlyMap<string, RegionalValidators> = new Map<string, RegionalValidators>([
  [
    'United States',
    {
      state: (state) =>
        firstMessage(
          !state && 'State is required',
          usStateCode(state) === undefined &&
            (isTwoLetters(state)
              ? 'Invalid state abbreviation. Valid examples: NY, CA, TX, FL'
              : 'State must be a 2-letter abbreviation (e.g., NY, CA)'),
        ),
      zip_code: (code) =>
        firstMessage(
          !code && 'ZIP code is required',
          !isPostalCode('United States', code) && 'Invalid ZIP code format. Use 12345 or 12345-6789',
        ),
    },
  ],
  [
    'Guyana',
    {
      region: (region) =>
        firstMessage(
          !region && 'Region is required',
          !isGuyanaRegion(region) && 'Invalid region. Please select from the list',
        ),
      district: optionalPlace('District'),
      postal_code: optionalPostalCode('Guyana'),
    },
  ],
  [
    'Canada',
    {
      state: (province) =>
        firstMessage(
          !province && 'Province is required',
          !isTwoLetters(province) && 'Province must be a 2-letter abbreviation',
        ),
      postal_code: (code) =>
        firstMessage(
          !code && 'Postal code is required',
          !isPostalCode('Canada', code) && 'Invalid postal code format (e.g., A1A 1A1)',
        ),
    },
  ],
]);

const defaultValidators = (country: string): RegionalValidators => ({
  state: optionalPlace('State/Province'),
  postal_code: optionalPostalCode(country),
});

/** A field with the validation of the country. A country without the field does not validate it. */
const regional = (name: Regional) =>
  nullable((value, { country }) =>
    (validatorsByCountry.get(country) ?? defaultValidators(country))[name]?.(value),
  );

/** Registration step 2 (Address), in the order and the words that the owner fixed. */
export const addressFields = {
  country: field(DEFAULT_COUNTRY, (country) =>
    isCountry(country) ? undefined : 'Please select a country from the list',
  ),
  address_line1: nullable((street) =>
    firstMessage(
      !street && 'Street address is required',
      street.length < 5 && 'Street address is too short',
      tooLong('Street address', street, MAX_STREET),
    ),
  ),
  address_line2: nullable((more) => tooLong('Address line 2', more, MAX_STREET)),
  city: nullable((city) =>
    firstMessage(
      !city && 'City is required',
      city.length < 2 && 'City name is too short',
      tooLong('City name', city, MAX_CITY),
    ),
  ),
  state: regional('state'),
  zip_code: regional('zip_code'),
  region: regional('region'),
  district: regional('district'),
  postal_code: regional('postal_code'),
};

/** All fields are text. Fields that a country does not have are empty. */
export type AddressFields = Readonly<Record<keyof typeof addressFields, string>>;

type AsStored = (fields: AddressFields) => Partial<AddressFields>;

const asStored: ReadonlyMap<string, AsStored> = new Map<string, AsStored>([
  ['United States', ({ state }) => ({ state: usStateCode(state) ?? state })],
  [
    'Canada',
    ({ state, postal_code }) => ({
      state: state.toUpperCase(),
      postal_code: postal_code.toUpperCase().replace(/^(\w{3})(\w{3})$/, '$1 $2'),
    }),
  ],
  ['United Kingdom', ({ postal_code }) => ({ postal_code: postal_code.toUpperCase() })],
]);

/** An address as stored: states and provinces as codes, and fields that the country does not have are empty. */
export const storedAddress = (fields: AddressFields): AddressFields => {
  const kept = regionalFieldsOf[addressShapeOf(fields.country)];
  const only = (name: Regional) => (kept.includes(name) ? fields[name] : '');
  return {
    ...fields,
    ...recordOf(regionalFields, only),
    ...asStored.get(fields.country)?.(fields),
  };
};

/** The changes to a form when a country is chosen: empty regional fields, and the calling code of the country. */
export const afterCountryChange = (country: string) => ({
  address: { country, ...recordOf(regionalFields, () => '') },
  callingCode: callingCodeOf(country),
});
