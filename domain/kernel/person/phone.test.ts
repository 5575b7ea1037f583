import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { callingCodesFor, countries, countryOfCallingCode } from '../countries.ts';
import { allDestinations } from '../destinations.ts';
import { formatPhone, internationalPhone, phoneProblem, phoneToE164 } from './phone.ts';

const check = (phone: string, callingCode: string, country: string) =>
  phoneProblem({ phone, callingCode, country });

describe('phone numbers', () => {
  it.each([
    ['', '+1', 'United States'],
    ['(555) 123-4567', '+1', 'United States'],
    ['+1 555 123 4567', '+1', 'United States'],
    ['1-555-123-4567', '+1', 'Canada'],
    ['600-1234', '+592', 'Guyana'],
    ['+592 600 1234', '+592', 'Guyana'],
    ['592 600 1234', '+592', 'United States'],
    ['5921234', '+592', 'Guyana'],
    ['555-1234', '+1-876', 'Jamaica'],
    ['876 555 1234', '+1-876', 'Jamaica'],
    ['1 868 555 1234', '+1-868', 'Trinidad and Tobago'],
    ['829 555 1234', '+1-809', 'Dominican Republic'],
    ['+1 849 555 1234', '+1-809', 'Dominican Republic'],
    ['07911 123456', '+44', 'United Kingdom'],
    ['7911 123456', '+44', 'United Kingdom'],
    ['+44 7911 123456', '+44', 'United Kingdom'],
    ['3412 3456', '+509', 'Haiti'],
    ['842 5000', '+597', 'Suriname'],
  ])('accepts %j with %s in %s', (phone, code, country) => {
    expect(check(phone, code, country)).toBeUndefined();
  });

  it.each([
    ['555 123 456', '+1', 'United States', 'Phone number must be at least 10 digits'],
    ['555 123 45678', '+1', 'United States', 'Phone number must be at most 10 digits'],
    [
      '555 123 4567x',
      '+1',
      'United States',
      'Invalid phone format for United States. Expected: (555) 123-4567',
    ],
    ['555 123 4567x', '+1', 'Canada', 'Invalid phone format for Canada. Expected: (555) 123-4567'],
    ['123456', '+592', 'Guyana', 'Phone number must be at least 7 digits'],
    ['12345678', '+592', 'Guyana', 'Phone number must be at most 7 digits'],
    ['123456a7', '+592', 'Guyana', 'Invalid phone format for Guyana. Expected: 123-4567'],
    ['12345678', '+1-876', 'Jamaica', 'Phone number must be at most 7 digits'],
    ['12345678', '+1-246', 'Barbados', 'Phone number must be at most 7 digits'],
    ['555 1234', '+1-809', 'Dominican Republic', 'Phone number must be at least 10 digits'],
    [
      '555 123 4567',
      '+1-809',
      'Dominican Republic',
      'Invalid phone format for Dominican Republic. Expected: (809) 123-4567',
    ],
    ['791112345', '+44', 'United Kingdom', 'Phone number must be at least 10 digits'],
    ['079111234567', '+44', 'United Kingdom', 'Phone number must be at most 11 digits'],
    ['123456', '+509', 'Haiti', 'Phone number too short'],
    ['1234567890123456', '+53', 'Cuba', 'Phone number too long'],
    ['1234567!', '+53', 'Cuba', 'Invalid phone format for Cuba. Expected: +53 and 7 to 15 digits'],
  ])('refuses %j with %s in %s: %s', (phone, code, country, message) => {
    expect(check(phone, code, country)).toBe(message);
  });

  it('are validated by the calling code and not by the country, because people keep their old numbers', () => {
    expect(check('600-1234', '+592', 'United States')).toBeUndefined();
    expect(countryOfCallingCode('+1', 'Canada')).toBe('Canada');
    expect(countryOfCallingCode('+1', 'Guyana')).toBe('United States');
  });

  it.each([
    ['(555) 123-4567', '+1', 'United States', '+15551234567'],
    ['600-1234', '+592', 'Guyana', '+5926001234'],
    ['876 555 1234', '+1-876', 'Jamaica', '+18765551234'],
    ['829 555 1234', '+1-809', 'Dominican Republic', '+18295551234'],
    ['07911 123456', '+44', 'United Kingdom', '+447911123456'],
    ['509 3412 3456', '+509', 'Haiti', '+50934123456'],
    ['', '+1', 'United States', null],
    ['123', '+1', 'United States', null],
  ])('dials %j with %s in %s as %s', (phone, callingCode, country, e164) => {
    expect(phoneToE164({ phone, callingCode, country })).toBe(e164);
  });

  it.each([
    ['5', '+1', '5'],
    ['5551', '+1', '(555) 1'],
    ['5551234567', '+1', '(555) 123-4567'],
    ['15551234567', '+1', '(555) 123-4567'],
    ['8095551234', '+1-809', '(809) 555-1234'],
    ['6001234', '+592', '600-1234'],
    ['876-555-1234', '+1-876', '5551234'],
    ['07911 123456', '+44', '07911123456'],
  ])('shows %j with %s as %s', (phone, callingCode, shown) => {
    expect(formatPhone({ phone, callingCode, country: 'Suriname' })).toBe(shown);
  });

  it.each([
    ['555-7001', '+1-868', 'Trinidad and Tobago', '+1 868-555-7001'],
    ['(868) 555-7001', '+1-868', 'Trinidad and Tobago', '+1 868-555-7001'],
    ['+1 868 555 7001', '+1-868', 'Trinidad and Tobago', '+1 868-555-7001'],
    ['5926001234', '+592', 'Guyana', '+592 600-1234'],
    ['829 555 1234', '+1-809', 'Dominican Republic', '+1 829-555-1234'],
    ['07911 123456', '+44', 'United Kingdom', '+44 7911123456'],
    ['842 5000', '+597', 'Suriname', '+597 842-5000'],
    ['12', '+592', 'Guyana', '+592 12'],
  ])(
    'is shown as it is called from anywhere: %j with %s in %s is %s',
    (phone, callingCode, country, shown) => {
      expect(internationalPhone({ phone, callingCode, country })).toBe(shown);
    },
  );

  const someInput = fc.record({
    phone: fc.string({ unit: fc.constantFrom(...'0123456789+- ()x'), maxLength: 22 }),
    callingCode: fc.constantFrom(...countries.map((country) => country.callingCode)),
    country: fc.constantFrom(...countries.map((country) => country.name)),
  });

  it('stay the same when they are formatted again, and formatting does not change whether they are valid', () => {
    fc.assert(
      fc.property(someInput, (input) => {
        const phone = formatPhone(input);
        expect(formatPhone({ ...input, phone })).toBe(phone);
        if (phoneProblem(input) === undefined && phone)
          expect(phoneToE164({ ...input, phone })).toBe(phoneToE164(input));
      }),
      { numRuns: 500 },
    );
  });

  it('are shown with the digits that are dialed', () => {
    fc.assert(
      fc.property(someInput, (input) => {
        const e164 = phoneToE164(input);
        if (e164 !== null) expect(internationalPhone(input).replace(/[^+\d]/g, '')).toBe(e164);
      }),
    );
  });

  it('become E.164 only when they are valid', () => {
    fc.assert(
      fc.property(someInput, (input) => {
        const e164 = phoneToE164(input);
        if (e164 !== null) {
          expect(phoneProblem(input)).toBeUndefined();
          expect(e164).toMatch(/^\+\d{7,15}$/);
        }
      }),
    );
  });
});

describe('countries', () => {
  it('are the eighteen that the owner fixed and Suriname, fourteen of them Caribbean', () => {
    expect(countries).toHaveLength(19);
    expect(countries.filter((country) => country.shape === 'caribbean')).toHaveLength(14);
    expect(countries.find((country) => country.name === 'Suriname')?.shape).toBe('other');
  });

  it('offer nine calling codes, and their own when it is another one', () => {
    expect(callingCodesFor('United States')).toHaveLength(9);
    expect(callingCodesFor('Guyana')).toHaveLength(9);
    expect(callingCodesFor('Cuba')).toEqual([...callingCodesFor('Guyana'), '+53']);
    expect(callingCodesFor('Bahamas')).toEqual([...callingCodesFor('Guyana'), '+1-242']);
    expect(callingCodesFor('Guyana', '+1-242')).toContain('+1-242');
  });

  it('offer that of every country we fly to, whoever chooses', () => {
    const offered = callingCodesFor('United States');
    expect(allDestinations.filter(({ address }) => !offered.includes(address.callingCode))).toEqual([]);
  });
});

test('whether a typed number is valid does not depend on the country that is chosen later', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[\d() +-]{1,20}$/),
      fc.constantFrom(...callingCodesFor('United States')),
      fc.constantFrom(...countries.map(({ name }) => name)),
      (phone, callingCode, country) => {
        const before = phoneProblem({ phone, callingCode, country: 'United States' });
        expect(phoneProblem({ phone, callingCode, country }) === undefined).toBe(before === undefined);
      },
    ),
  );
});
