import { anyPhoneE164 } from '../kernel/person/any-phone.ts';
import {
  distinctTexts,
  endOf,
  namePartsOf,
  nameTerms,
  type Search,
  searchable,
  searchFor,
} from '../kernel/search.ts';
import type { Customer } from './customer.ts';

/**
 * The search terms of a customer: the words of their name and company, their e-mail address, and the ends of phone numbers and mailbox number.
 */
export const searchTerms = ({
  name,
  company = '',
  email,
  phone = '',
  otherPhones = [],
  mailbox = '',
}: Pick<Customer, 'name' | 'company' | 'email' | 'phone' | 'otherPhones' | 'mailbox'>): readonly string[] =>
  distinctTexts([
    ...nameTerms(name),
    ...namePartsOf(company),
    searchable(company),
    searchable(email),
    phone && endOf(phone),
    ...otherPhones.map((given) => endOf(anyPhoneE164(given) ?? given)),
    mailbox,
    mailbox && endOf(mailbox),
  ]);

/** What finds others who may be the same person: the whole e-mail address, or the whole phone number. */
export const alikeSearches = ({ email, phone }: Pick<Customer, 'email' | 'phone'>): readonly Search[] =>
  [email === '' ? '' : searchable(email), phone === undefined ? '' : endOf(phone)]
    .filter(Boolean)
    .map((term) => ({ prefixes: [term], words: [], ends: [] }));

/** Whether two have the same e-mail address or the same phone number. */
export const isAlike = (
  one: Pick<Customer, 'email' | 'phone'>,
  other: Pick<Customer, 'email' | 'phone'>,
): boolean =>
  (one.email !== '' && searchable(one.email) === searchable(other.email)) ||
  (one.phone !== undefined && one.phone === other.phone);

/** Reads what staff typed: the beginning of words of a name in any order, the end of a number, or an e-mail address. */
export const customerSearch = (typed: string): Search => searchFor(searchable(typed));

/** The digits in which two numbers have to be the same, with a prefix or without. */
const NATIONAL_DIGITS = 7;

const lastDigits = (phone: string): string => phone.replace(/\D/g, '').slice(-NATIONAL_DIGITS);

/** The numbers that are not the phone number itself, each once. */
export const otherPhonesThan = (phone: string | undefined, given: readonly string[]): readonly string[] => {
  const known = new Set(phone === undefined ? [] : [lastDigits(phone)]);
  return given.filter((one) => {
    const digits = lastDigits(one);
    const isNew = digits.length === NATIONAL_DIGITS && !known.has(digits);
    known.add(digits);
    return isNew;
  });
};
