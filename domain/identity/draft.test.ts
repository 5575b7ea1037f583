import { describe, expect, it } from 'vitest';
import { DRAFT_LIFETIME_MS, decodeDraft, encodeDraft, isWorthKeeping } from './draft.ts';
import { DRAFT_KEY } from './draft-key.ts';
import { emptyRegistration } from './registration.ts';

const form = {
  ...emptyRegistration,
  email: 'ann@example.com',
  password: 'Secret123',
  confirmPassword: 'Secret124',
};
const now = 1_800_000_000_000;

describe('the registration draft', () => {
  it('has the specified key and lifetime', () => {
    expect(DRAFT_KEY).toBe('register_form');
    expect(DRAFT_LIFETIME_MS).toBe(86_400_000);
  });

  it('is stored once it has an e-mail address or a first name', () => {
    expect(isWorthKeeping({ email: ' ', firstName: '' })).toBe(false);
    expect(isWorthKeeping({ email: 'a', firstName: '' })).toBe(true);
    expect(isWorthKeeping({ email: '', firstName: 'A' })).toBe(true);
  });

  it('never contains a password as plain text', () => {
    const stored = encodeDraft(form, 'c2VhbGVk', now);
    expect(stored).not.toContain('Secret12');
    const { password: _password, confirmPassword: _confirmation, ...data } = form;
    expect(decodeDraft(stored, now)).toEqual({ data, sealed: 'c2VhbGVk' });
  });

  it('expires after 24 hours, and not before', () => {
    const stored = encodeDraft(form, undefined, now);
    expect(decodeDraft(stored, now + DRAFT_LIFETIME_MS - 1)?.data.email).toBe('ann@example.com');
    expect(decodeDraft(stored, now + DRAFT_LIFETIME_MS)).toBeUndefined();
    expect(decodeDraft(stored, now - 1)).toBeUndefined();
  });

  it('has the field names that the owner fixed', () => {
    const { data } = JSON.parse(encodeDraft({ ...form, firstName: 'Ann' }, undefined, now));
    expect(data).toMatchObject({ firstName: 'Ann', lastName: '', phoneCountryCode: '+1', companyName: '' });
    expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['first_name']));
  });

  it.each([
    [1, { firstName: 'Ann', phoneCountryCode: '+592' }],
    [2, { first_name: 'Ann', phone_country_code: '+592' }],
  ])('of version %d is read, with the names that it has', (version, names) => {
    const data = { email: 'ann@example.com', city: 'Linden', ...names };
    const stored = JSON.stringify({ version, timestamp: now, data });
    expect(decodeDraft(stored, now)?.data).toMatchObject({
      email: 'ann@example.com',
      firstName: 'Ann',
      lastName: '',
      phoneCountryCode: '+592',
      city: 'Linden',
    });
  });

  it.each([null, '', 'nonsense', '{}', '{"version":3,"timestamp":1,"data":{}}', '[]'])(
    'is none when %j is stored',
    (stored) => {
      expect(decodeDraft(stored, now)).toBeUndefined();
    },
  );
});
