import { type AddressShape, addressShapeOf, callingCodeOf, isCountry } from '../../kernel/countries.ts';
import { isGuyanaRegion } from '../../kernel/countries-guyana.ts';
import { isPostalCode } from '../../kernel/countries-postal.ts';
import { usStateCode } from '../../kernel/countries-us.ts';
import { type FieldErrors, firstMessage, onlyErrors } from '../../kernel/field-errors.ts';
import { oneLine } from '../../kernel/person/one-line.ts';

/** Where someone is, in the profile's own field names. Everything is text; fields a country does not ask for are empty. */
export interface AddressFields {
  readonly country: string;
  readonly address_line1: string;
  readonly address_line2: string;
  readonly city: string;
  readonly state: string;
  readonly zip_code: string;
  readonly region: string;
  readonly district: string;
  readonly postal_code: string;
}

type Regional = 'state' | 'zip_code' | 'region' | 'district' | 'postal_code';
type RegionalFields = Readonly<Record<Regional, string>>;

/** Which of the regional fields each shape of address has, in the order the form shows them. */
const regionalFieldsOf: Readonly<Record<AddressShape, readonly Regional[]>> = {
  'united-states': ['state', 'zip_code'],
  guyana: ['region', 'district', 'postal_code'],
  caribbean: ['state', 'postal_code'],
  other: ['state', 'postal_code'],
};

// The whole registration travels in one Cognito attribute of 2,048 characters, hence an end to every field.
const MAX_STREET = 255;
const MAX_CITY = 100;
const MAX_STATE = 60;
const MAX_CODE = 20;

const isTwoLetters = (text: string): boolean => /^[a-z]{2}$/i.test(text);

const unitedStates = ({ state, zip_code }: RegionalFields): FieldErrors<Regional> =>
  onlyErrors({
    state: firstMessage(
      !state && 'State is required',
      usStateCode(state) === undefined &&
        (isTwoLetters(state)
          ? 'Invalid state abbreviation. Valid examples: NY, CA, TX, FL'
          : 'State must be a 2-letter abbreviation (e.g., NY, CA)'),
    ),
    zip_code: firstMessage(
      !zip_code && 'ZIP code is required',
      !isPostalCode('United States', zip_code) && 'Invalid ZIP code format. Use 12345 or 12345-6789',
    ),
  });

const guyana = ({ region, district, postal_code }: RegionalFields): FieldErrors<Regional> =>
  onlyErrors({
    region: firstMessage(
      !region && 'Region is required',
      !isGuyanaRegion(region) && 'Invalid region. Please select from the list',
    ),
    district: firstMessage(
      district.length === 1 && 'District name is too short',
      district.length > MAX_STATE && `District name is too long (max ${MAX_STATE} characters)`,
    ),
    postal_code: optionalPostalCode('Guyana', postal_code),
  });

const canada = ({ state, postal_code }: RegionalFields): FieldErrors<Regional> =>
  onlyErrors({
    state: firstMessage(
      !state && 'Province is required',
      !isTwoLetters(state) && 'Province must be a 2-letter abbreviation',
    ),
    postal_code: firstMessage(
      !postal_code && 'Postal code is required',
      !isPostalCode('Canada', postal_code) && 'Invalid postal code format (e.g., A1A 1A1)',
    ),
  });

const elsewhere = (country: string, { state, postal_code }: RegionalFields): FieldErrors<Regional> =>
  onlyErrors({
    state: firstMessage(
      state.length === 1 && 'State/Province name is too short',
      state.length > MAX_STATE && `State/Province name is too long (max ${MAX_STATE} characters)`,
    ),
    postal_code: optionalPostalCode(country, postal_code),
  });

const optionalPostalCode = (country: string, code: string): string | undefined =>
  firstMessage(
    code !== '' && (!isPostalCode(country, code) || code.length > MAX_CODE) && 'Invalid postal code format',
  );

const regionalErrors = (country: string, fields: RegionalFields): FieldErrors<Regional> => {
  if (country === 'United States') return unitedStates(fields);
  if (country === 'Guyana') return guyana(fields);
  if (country === 'Canada') return canada(fields);
  return elsewhere(country, fields);
};

/** Every field as one line without blanks around it. */
const trimmedAddress = (fields: AddressFields): AddressFields => ({
  country: oneLine(fields.country),
  address_line1: oneLine(fields.address_line1),
  address_line2: oneLine(fields.address_line2),
  city: oneLine(fields.city),
  state: oneLine(fields.state),
  zip_code: oneLine(fields.zip_code),
  region: oneLine(fields.region),
  district: oneLine(fields.district),
  postal_code: oneLine(fields.postal_code),
});

/** Registration step 2 (Address) and the profile's address half, in the specification's order and words. */
export const addressErrors = (given: AddressFields): FieldErrors<keyof AddressFields> => {
  const fields = trimmedAddress(given);
  const { address_line1: street, address_line2: more, city } = fields;
  return onlyErrors<keyof AddressFields>({
    country: firstMessage(!isCountry(fields.country) && 'Please select a country from the list'),
    address_line1: firstMessage(
      !street && 'Street address is required',
      street.length < 5 && 'Street address is too short',
      street.length > MAX_STREET && `Street address is too long (max ${MAX_STREET} characters)`,
    ),
    address_line2: firstMessage(
      more.length > MAX_STREET && `Address line 2 is too long (max ${MAX_STREET} characters)`,
    ),
    city: firstMessage(
      !city && 'City is required',
      city.length < 2 && 'City name is too short',
      city.length > MAX_CITY && `City name is too long (max ${MAX_CITY} characters)`,
    ),
    state: undefined,
    zip_code: undefined,
    region: undefined,
    district: undefined,
    postal_code: undefined,
    ...regionalErrors(fields.country, fields),
  });
};

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

/** As it is kept: trimmed, states and provinces as codes, and nothing in fields that the country's form does not have. */
export const storedAddress = (given: AddressFields): AddressFields => {
  const fields = trimmedAddress(given);
  const kept: ReadonlySet<string> = new Set(regionalFieldsOf[addressShapeOf(fields.country)]);
  const only = (field: Regional) => (kept.has(field) ? fields[field] : '');
  return {
    ...fields,
    state: only('state'),
    zip_code: only('zip_code'),
    region: only('region'),
    district: only('district'),
    postal_code: only('postal_code'),
    ...asStored.get(fields.country)?.(fields),
  };
};

/** What choosing a country does to a form: everything regional is cleared and the phone's code becomes the country's. */
export const afterCountryChange = (
  country: string,
): { readonly address: RegionalFields & Pick<AddressFields, 'country'>; readonly callingCode: string } => ({
  address: { country, state: '', region: '', district: '', zip_code: '', postal_code: '' },
  callingCode: callingCodeOf(country),
});
