import { describe, expect, test } from 'vitest';
import { listedUnder } from '../kernel/search.ts';
import { customerSearch, otherPhonesThan, searchTerms } from './search.ts';

const customer: Parameters<typeof searchTerms>[0] = {
  name: 'Savitri Anne-Marie Narine',
  company: 'Demerara Auto Parts',
  email: 'Savitri.Narine@example.test',
  phone: '+5926000142',
  otherPhones: ['(718) 555-0188'],
  mailbox: '10018',
};
const finds = (typed: string): boolean =>
  listedUnder(searchTerms(customer), customerSearch(typed)) !== undefined;

describe('a customer', () => {
  test.each([
    'nar',
    'Narine',
    'savitri nar',
    'narine, savitri',
    'marie',
    'demerara',
    'auto',
    'Demerara Auto P',
    'savitri.narine@ex',
    '0142',
    '(592) 600-0142',
    '0188',
    '+1 718 555 0188',
    '10018',
    '0018',
  ])('is found by %j', (typed) => expect(finds(typed)).toBe(true));

  test.each(['arine', 'persaud', '6000143', '0019', 'x@example.test'])('is not found by %j', (typed) =>
    expect(finds(typed)).toBe(false),
  );
});

test('a number given for a pickup is another one when its last seven digits are, and is named once', () => {
  const given = ['718 555 0142', '+1 (718) 555-0188', '7185550188', '12'];
  expect(otherPhonesThan('+17185550142', given)).toEqual(['+1 (718) 555-0188']);
  expect(otherPhonesThan(undefined, [])).toEqual([]);
});
