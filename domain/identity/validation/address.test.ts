import { describe, expect, it } from 'vitest';
import { guyanaRegions } from '../../kernel/countries-guyana.ts';
import { usStates } from '../../kernel/countries-us.ts';
import { addressFieldNames, profileErrors, profileForm, storedFields } from '../profile-fields.ts';
import { type AddressFields, afterCountryChange, storedAddress } from './address.ts';

const blank: AddressFields = {
  country: 'United States',
  address_line1: '12 Main Street',
  address_line2: '',
  city: 'Brooklyn',
  state: '',
  zip_code: '',
  region: '',
  district: '',
  postal_code: '',
};
const us = { state: 'NY', zip_code: '11226' };

const complaint = (field: keyof AddressFields, change: Partial<AddressFields>) =>
  profileErrors(addressFieldNames, { ...profileForm({}), ...blank, ...change })[field];

describe('an address', () => {
  it.each<[keyof AddressFields, string, string | undefined]>([
    ['address_line1', '', 'Street address is required'],
    ['address_line1', '   ', 'Street address is required'],
    ['address_line1', '12 M', 'Street address is too short'],
    ['address_line1', 'x'.repeat(255), undefined],
    ['address_line1', 'x'.repeat(256), 'Street address is too long (max 255 characters)'],
    ['city', '', 'City is required'],
    ['city', 'B', 'City name is too short'],
    ['city', 'x'.repeat(100), undefined],
    ['city', 'x'.repeat(101), 'City name is too long (max 100 characters)'],
    ['state', '', 'State is required'],
    ['state', 'N', 'State must be a 2-letter abbreviation (e.g., NY, CA)'],
    ['state', 'Nowhere', 'State must be a 2-letter abbreviation (e.g., NY, CA)'],
    ['state', 'ZZ', 'Invalid state abbreviation. Valid examples: NY, CA, TX, FL'],
    ['state', 'new jersey', undefined],
    ['zip_code', '', 'ZIP code is required'],
    ['zip_code', '1234', 'Invalid ZIP code format. Use 12345 or 12345-6789'],
    ['zip_code', '12345-678', 'Invalid ZIP code format. Use 12345 or 12345-6789'],
    ['zip_code', '12345-6789', undefined],
  ])('United States: %s %j → %s', (field, value, message) => {
    expect(complaint(field, { ...us, [field]: value })).toBe(message);
  });

  it('accepts all 56 states that the form lists, by code and by name, and stores the code', () => {
    expect(usStates).toHaveLength(56);
    for (const [name, code] of usStates)
      for (const given of [name, name.toUpperCase(), code.toLowerCase(), ` ${code} `])
        expect(storedFields({ ...blank, ...us, state: given }).state).toBe(code);
  });

  it.each<[keyof AddressFields, string, string | undefined]>([
    ['region', '', 'Region is required'],
    ['region', 'Atlantis', 'Invalid region. Please select from the list'],
    ['region', 'Demerara-Mahaica', undefined],
    ['district', '', undefined],
    ['district', 'G', 'District name is too short'],
    ['postal_code', '', undefined],
    ['postal_code', '12', 'Invalid postal code format'],
    ['postal_code', '413741', undefined],
  ])('Guyana: %s %j → %s', (field, value, message) => {
    const guyana = { country: 'Guyana', region: 'Demerara-Mahaica' };
    expect(complaint(field, { ...guyana, [field]: value })).toBe(message);
  });

  it('accepts the ten regions', () => {
    expect(Object.keys(guyanaRegions)).toHaveLength(10);
    expect(guyanaRegions['Upper Demerara-Berbice']).toEqual(['Linden', 'Kwakwani', 'Ituni']);
  });

  it.each<[keyof AddressFields, string, string | undefined]>([
    ['state', '', 'Province is required'],
    ['state', 'Ontario', 'Province must be a 2-letter abbreviation'],
    ['state', 'on', undefined],
    ['postal_code', '', 'Postal code is required'],
    ['postal_code', '12345', 'Invalid postal code format (e.g., A1A 1A1)'],
    ['postal_code', 'm5v 3l9', undefined],
  ])('Canada: %s %j → %s', (field, value, message) => {
    const canada = { country: 'Canada', state: 'ON', postal_code: 'M5V 3L9' };
    expect(complaint(field, { ...canada, [field]: value })).toBe(message);
  });

  it.each([
    ['Jamaica', 'AB123', 'A123'],
    ['Jamaica', 'AB12345', 'AB123456'],
    ['Trinidad and Tobago', '120110', '12011'],
    ['Barbados', 'BB17004', '17004'],
    ['Dominican Republic', '10101', '1010'],
    ['United Kingdom', 'SW1A 1AA', 'SW1A'],
    ['Haiti', '611', '61'],
    ['Suriname', 'abc', 'ab'],
  ])('%s accepts postal code %s and refuses %s', (country, right, wrong) => {
    expect(complaint('postal_code', { country, postal_code: right })).toBeUndefined();
    expect(complaint('postal_code', { country, postal_code: '' })).toBeUndefined();
    expect(complaint('postal_code', { country, postal_code: wrong })).toBe('Invalid postal code format');
  });

  it('in other countries has a state of two characters or none', () => {
    expect(complaint('state', { country: 'Jamaica', state: '' })).toBeUndefined();
    expect(complaint('state', { country: 'Jamaica', state: 'K' })).toBe('State/Province name is too short');
  });

  it('in a country that we do not serve is refused', () => {
    expect(complaint('country', { country: 'Atlantis' })).toBe('Please select a country from the list');
  });

  it.each(['__proto__', '__defineGetter__', 'constructor', 'toString', 'hasOwnProperty'])(
    'does not accept %s as a country, and throws nothing',
    (country) => {
      expect(complaint('country', { country })).toBe('Please select a country from the list');
      expect(storedAddress({ ...blank, country })).toEqual({ ...blank, country });
    },
  );

  it('has nothing in fields that the country does not have', () => {
    const everything = {
      ...blank,
      state: 'on',
      zip_code: '1',
      region: 'R',
      district: 'D',
      postal_code: 'm5v3l9',
    };
    expect(storedAddress({ ...everything, country: 'Canada' })).toMatchObject({
      state: 'ON',
      postal_code: 'M5V 3L9',
      zip_code: '',
      region: '',
      district: '',
    });
  });

  it('loses its regional fields when the country changes, and the calling code becomes that of the new country', () => {
    expect(afterCountryChange('Guyana')).toEqual({
      address: { country: 'Guyana', state: '', region: '', district: '', zip_code: '', postal_code: '' },
      callingCode: '+592',
    });
  });
});
