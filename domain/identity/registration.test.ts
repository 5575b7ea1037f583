import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '../kernel/countries.ts';
import { ProfileUpdate } from './profile-update.ts';
import {
  emptyRegistration,
  encodeRegistration,
  firstInvalidStep,
  guestDraftIn,
  profileOfSignUp,
  quoteIn,
  type RegistrationField,
  type RegistrationForm,
  registrationAt,
  registrationProfile,
} from './registration.ts';

const complete: RegistrationForm = {
  ...emptyRegistration,
  email: 'ann@example.com',
  password: 'Skybarrel1',
  confirmPassword: 'Skybarrel1',
  firstName: ' Ann ',
  lastName: 'Persaud',
  phone: '(555) 123-4567',
  address_line1: '12 Main Street',
  city: 'Brooklyn',
  state: 'new york',
  zip_code: '11226',
};

describe('registration, step by step', () => {
  it('opens with +1 and the United States', () => {
    expect(emptyRegistration).toMatchObject({ phoneCountryCode: '+1', country: 'United States' });
  });

  it.each<[number, RegistrationField, string, string | undefined]>([
    [0, 'email', '', 'Email is required'],
    [0, 'email', '  ', 'Email is required'],
    [0, 'email', 'ann@example', 'Please enter a valid email address'],
    [0, 'email', 'a b@example.com', 'Please enter a valid email address'],
    [0, 'password', '', 'Password is required'],
    [0, 'password', 'Short1x', 'Password must be at least 8 characters'],
    [0, 'password', 'lowercase1', 'Password must contain uppercase, lowercase, and number'],
    [0, 'password', 'UPPERCASE1', 'Password must contain uppercase, lowercase, and number'],
    [0, 'password', 'NoNumberHere', 'Password must contain uppercase, lowercase, and number'],
    [0, 'password', ' Skybarrel1', 'Password must not begin or end with a space'],
    [0, 'confirmPassword', '', 'Please confirm your password'],
    [0, 'confirmPassword', 'Skybarrel2', 'Passwords do not match'],
    [1, 'firstName', ' ', 'First name is required'],
    [1, 'firstName', ' A ', 'First name must be at least 2 characters'],
    [1, 'lastName', '', 'Last name is required'],
    [1, 'lastName', 'P', 'Last name must be at least 2 characters'],
    [1, 'phone', '', undefined],
    [1, 'phone', '555', 'Phone number must be at least 10 digits'],
    [1, 'companyName', '', undefined],
    [1, 'latinName', '', undefined],
    [1, 'latinName', 'Анна', undefined],
    [2, 'address_line1', '', 'Street address is required'],
    [2, 'state', '', 'State is required'],
  ])('step %i, %s %j → %s', (step, field, value, message) => {
    const { issues = [] } = registrationAt(step).safeParse({ ...complete, [field]: value }).error ?? {};
    expect(issues.find(({ path }) => path[0] === field)?.message).toBe(message);
  });

  it.each([
    ['', 'Write the name in Latin letters too, as in the passport.'],
    ['王小明', 'Use Latin letters only, as in the passport.'],
    ['W', 'The name in Latin letters must be at least 2 characters'],
    ['Wang Xiaoming', undefined],
  ])('a name that airlines cannot read needs its Latin spelling: %j → %s', (latinName, message) => {
    const form = { ...complete, firstName: '小明', lastName: '王氏', latinName };
    expect(firstInvalidStep(form)?.errors.latinName).toBe(message);
  });

  it('finds the first invalid step', () => {
    expect(firstInvalidStep(complete)).toBeUndefined();
    expect(firstInvalidStep({ ...complete, city: '', lastName: '' })?.step).toBe(1);
    expect(firstInvalidStep({ ...complete, city: '' })).toEqual({
      step: 2,
      errors: { city: 'City is required' },
    });
    expect(firstInvalidStep(emptyRegistration)?.step).toBe(0);
  });

  it('validates every step at the review', () => {
    expect(registrationAt(3).safeParse(complete).success).toBe(true);
    const { issues } = registrationAt(3).safeParse({ ...complete, city: '', lastName: '' }).error ?? {};
    expect(issues).toMatchObject([{ path: ['lastName'], message: 'Last name is required' }]);
  });
});

describe('the profile of a registration', () => {
  it('is trimmed, with null for empty optional fields and codes for states', () => {
    expect(registrationProfile(complete)).toEqual({
      first_name: 'Ann',
      last_name: 'Persaud',
      latin_name: null,
      phone: '(555) 123-4567',
      phone_country_code: '+1',
      company_name: null,
      address_line1: '12 Main Street',
      address_line2: null,
      city: 'Brooklyn',
      state: 'NY',
      zip_code: '11226',
      postal_code: null,
      region: null,
      district: null,
      country: 'United States',
    });
  });

  it('is sent in the attributes of the sign-up and read back unchanged', () => {
    const back = profileOfSignUp({
      given_name: complete.firstName,
      family_name: complete.lastName,
      'custom:registration': encodeRegistration(complete),
    });
    expect(back).toEqual({ ok: true, value: registrationProfile(complete) });
  });

  it('keeps the Latin spelling of a name that needs one, and of no other', () => {
    const latinName = 'Muhammad Al-Ahmad';
    const arabic = { ...complete, firstName: 'محمد', lastName: 'الأحمد', latinName };
    expect(registrationProfile(arabic).latin_name).toBe(latinName);
    expect(registrationProfile({ ...complete, latinName }).latin_name).toBeNull();
    expect(
      profileOfSignUp({
        given_name: arabic.firstName,
        family_name: arabic.lastName,
        'custom:registration': encodeRegistration(arabic),
      }),
    ).toEqual({ ok: true, value: registrationProfile(arabic) });
  });

  it('of a page that was opened before the spelling was asked is accepted without one', () => {
    const names = { given_name: 'محمد', family_name: 'الأحمد' };
    const registration = encodeRegistration(complete);
    expect(profileOfSignUp({ ...names, 'custom:registration': registration })).toMatchObject({
      ok: true,
      value: { first_name: 'محمد', latin_name: null },
    });
    const wrong = JSON.stringify({ ...JSON.parse(registration), latin_name: 'محمد' });
    expect(profileOfSignUp({ ...names, 'custom:registration': wrong })).toMatchObject({
      refusal: { message: 'Use Latin letters only, as in the passport.' },
    });
  });

  const nasty = fc.constantFrom('"', '\\', '\n', '\u0000', '\ud800', '😀', 'é', 'x', ' ');
  const field = (max: number) => fc.string({ unit: nasty, maxLength: max });
  const anyForm = fc.record({
    phone: fc.constantFrom('', '(555) 123-4567'),
    companyName: field(120),
    address_line1: fc.oneof(field(300), fc.constant('"'.repeat(255))),
    address_line2: fc.oneof(field(300), fc.constant('\\'.repeat(255))),
    city: fc.oneof(field(110), fc.constant('"'.repeat(100))),
    state: fc.oneof(field(70), fc.constant('NY')),
    zip_code: fc.constant('11226'),
    region: fc.constantFrom('Upper Takutu-Upper Essequibo', 'x'),
    district: field(70),
    postal_code: field(24),
    country: fc.constantFrom(...countries.map((country) => country.name)),
  });

  it('never exceeds the attribute, and every valid form can be sent and read', () => {
    let valid = 0;
    fc.assert(
      fc.property(anyForm, (change) => {
        const form = { ...complete, phoneCountryCode: '+1', ...change };
        if (firstInvalidStep(form) !== undefined) return;
        valid += 1;
        const json = encodeRegistration(form);
        expect(json.length).toBeLessThanOrEqual(2048);
        expect(
          profileOfSignUp({ given_name: 'Ann', family_name: 'Persaud', 'custom:registration': json }),
        ).toMatchObject({ ok: true });
      }),
      { numRuns: 1500 },
    );
    expect(valid).toBeGreaterThan(20);
  });

  it('fits at its longest, when every character needs an escape in JSON', () => {
    const full = (length: number) => '"'.repeat(length);
    const longest: RegistrationForm = {
      ...complete,
      firstName: '小明',
      latinName: full(100),
      country: 'Saint Vincent and the Grenadines',
      phoneCountryCode: '+1-784',
      phone: '784555123456789',
      companyName: full(100),
      address_line1: full(255),
      address_line2: full(255),
      city: full(100),
      state: full(60),
      zip_code: '',
      postal_code: full(20),
    };
    expect(firstInvalidStep(longest)).toBeUndefined();
    const guestDraft = 'Kq3v9Zc1tYw7Lr5xPa0bNg';
    const attributes = { 'custom:registration': encodeRegistration(longest, { guestDraft }) };
    expect(attributes['custom:registration'].length).toBeLessThanOrEqual(2048);
    expect(guestDraftIn(attributes)).toBe(guestDraft);
    expect(profileOfSignUp({ given_name: '小明', family_name: 'Persaud', ...attributes })).toMatchObject({
      ok: true,
    });
    const quote = 'QTE-7K3M9Q';
    const ofQuote = { 'custom:registration': encodeRegistration(longest, { quote }) };
    expect(ofQuote['custom:registration'].length).toBeLessThanOrEqual(2048);
    expect(quoteIn(ofQuote)).toBe(quote);
    for (const field of [
      'latinName',
      'companyName',
      'address_line1',
      'address_line2',
      'city',
      'state',
      'postal_code',
    ] as const)
      expect(firstInvalidStep({ ...longest, [field]: `${longest[field]}"` })).toBeDefined();
  });

  it.each([
    ['not JSON', 'The registration is not complete.'],
    ['', 'The registration is not complete.'],
    ['{"role":"admin"}', 'The registration is not complete.'],
    ['{"guest_draft":"<script>"}', 'The registration is not complete.'],
    ['{"quote":"your free barrel"}', 'The registration is not complete.'],
    [`{"city":"${'x'.repeat(2100)}"}`, 'The registration is not complete.'],
    ['{}', 'Street address is required'],
    ['{"address_line1":"12 Main Street"}', 'City is required'],
  ])('refuses %s', (json, message) => {
    expect(
      profileOfSignUp({ given_name: 'Ann', family_name: 'Persaud', 'custom:registration': json }),
    ).toEqual({
      ok: false,
      refusal: { code: 'INVALID_REGISTRATION', message },
    });
  });

  it('refuses a sign-up without a name, and one whose names are too short', () => {
    const registration = encodeRegistration(complete);
    expect(profileOfSignUp({ 'custom:registration': registration })).toMatchObject({
      refusal: { message: 'First name is required' },
    });
    expect(
      profileOfSignUp({ given_name: 'Ann', family_name: 'P', 'custom:registration': registration }),
    ).toMatchObject({ refusal: { message: 'Last name must be at least 2 characters' } });
  });

  it('throws for an invalid form', () => {
    expect(() => encodeRegistration({ ...complete, city: '' })).toThrow();
  });
});

describe('a profile update', () => {
  const body = { ...registrationProfile(complete), version: 3 };

  it('falls back to +1 and the United States', () => {
    const parsed = ProfileUpdate.parse({ ...body, phone_country_code: ' ', country: null, phone: '' });
    expect(parsed).toMatchObject({
      phone_country_code: '+1',
      country: 'United States',
      phone: null,
      version: 3,
    });
  });

  it('accepts its own output', () => {
    expect(ProfileUpdate.parse(ProfileUpdate.parse(body))).toEqual(body);
  });

  it.each(['role', 'user_type', 'email', 'user_id', 'phone_e164'])('does not let anyone set %s', (field) => {
    expect(ProfileUpdate.safeParse({ ...body, [field]: 'admin' }).success).toBe(false);
  });

  it('names every invalid field by its path', () => {
    const result = ProfileUpdate.safeParse({ ...body, first_name: '', zip_code: '1' });
    expect(result.error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
      ['first_name', 'First name is required'],
      ['zip_code', 'Invalid ZIP code format. Use 12345 or 12345-6789'],
    ]);
  });

  it('needs the version that the person saw', () => {
    const { version: _version, ...without } = body;
    expect(ProfileUpdate.safeParse(without).success).toBe(false);
  });
});
