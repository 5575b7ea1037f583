import { expect, test } from 'vitest';
import { isPersonId, owns } from '../../kernel/person/person-id.ts';
import { Profile } from '../profile.ts';
import { PersonToKeep, profileOfKept } from './kept-person.ts';

const id = '019A1D3C-0000-7000-8000-000000000005';
const caller = {
  id,
  came: 'CALL',
  first_name: 'Ann',
  last_name: 'Persaud',
  phone_country_code: '+1',
  phone: '(201) 555-0142',
};
const now = new Date('2026-11-24T15:00:00.000Z');
const fieldsOf = (typed: object) =>
  PersonToKeep.safeParse(typed).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

test('a caller is kept with an id that no account has, and a profile like that of a customer', () => {
  const profile = profileOfKept(PersonToKeep.parse(caller), now);
  expect(profile).toMatchObject({
    user_id: 'p-019a1d3c-0000-7000-8000-000000000005',
    email: '',
    came: 'CALL',
    role: 'customer',
    phone_e164: '+12015550142',
    version: 1,
  });
  expect(Profile.parse(profile)).toEqual(profile);
  expect(isPersonId(profile.user_id)).toBe(true);
  expect(isPersonId(id.toLowerCase())).toBe(false);
});

test('there is a way to reach them, and what is given is right', () => {
  const { phone: _, ...withoutPhone } = caller;
  expect(fieldsOf(withoutPhone)).toEqual([['phone', 'Please give a phone number or an e-mail address']]);
  expect(fieldsOf({ ...withoutPhone, email: 'ann@example.test' })).toEqual([]);
  expect(fieldsOf({ ...caller, email: 'ann' })).toEqual([['email', 'Please enter a valid email address']]);
  expect(fieldsOf({ ...caller, first_name: '' })).toHaveLength(1);
  expect(fieldsOf({ ...caller, came: 'LETTER' })).toHaveLength(1);
});

test('what is kept under an id of the same person is theirs, and nothing else is', () => {
  const owner = { userId: 'account', personIds: ['p-one', 'p-two'] };
  expect(['account', 'p-one', 'p-two', 'p-three', 'p-one p-two'].map((one) => owns(owner, one))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(owns({ userId: 'account' }, 'p-one')).toBe(false);
});
