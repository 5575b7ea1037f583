import { describe, expect, test } from 'vitest';
import { NewEnquiry } from './new-enquiry.ts';
import { type EnquiryFields, enquiryErrors, MESSAGE_MAX, normalizeEnquiry } from './validation.ts';

const right: EnquiryFields = {
  topic: 'pickup',
  name: 'Marcia Thomas',
  email: 'marcia@example.test',
  phone: '',
  number: '',
  message: 'Can you fetch two barrels?',
};
const errorsOf = (change: Partial<EnquiryFields>) => enquiryErrors({ ...right, ...change });

describe('a form', () => {
  test('with only the required fields is valid', () => {
    expect(errorsOf({})).toEqual({});
  });

  test.each<[string, Partial<EnquiryFields>, string]>([
    ['no topic', { topic: '' }, 'Choose what it is about'],
    ['an unknown topic', { topic: 'toString' }, 'Choose what it is about'],
    ['no name', { name: '  ' }, 'Name is required'],
    ['a name of one letter', { name: 'M' }, 'Name must be at least 2 characters'],
    ['a name that is too long', { name: 'M'.repeat(101) }, 'Name is too long (max 100 characters)'],
    ['no address', { email: '' }, 'Email is required'],
    ['an address without a host', { email: 'marcia@' }, 'Please enter a valid email address'],
    [
      'letters in the phone number',
      { phone: 'call me maybe' },
      'A phone number has digits only, like +1 201 555 0142',
    ],
    ['half a phone number', { phone: '555-01' }, 'Phone number too short'],
    ['two phone numbers', { phone: '201 555 0142 201 555 0143' }, 'Phone number too long'],
    ['a number with other characters', { number: '<b>1</b>' }, 'Give the number as shown on the label'],
    ['a number that is too long', { number: '1'.repeat(41) }, 'The number is too long (max 40 characters)'],
    ['no message', { message: ' \n ' }, 'Tell us how we can help'],
    ['a message that is too short', { message: 'Hello' }, 'Tell us a little more: at least 10 characters'],
    [
      'a message that is too long',
      { message: 'a'.repeat(MESSAGE_MAX + 1) },
      'Your message is too long (4001 of 4000 characters)',
    ],
  ])('with %s says what to do', (_, change, message) => {
    const errors = errorsOf(change);
    expect(Object.keys(errors)).toEqual(Object.keys(change));
    expect(Object.values(errors)).toEqual([message]);
  });

  test.each(['marcia+barrels@example.test', "m.o'neil@mail.example.co.uk", 'MARCIA@EXAMPLE.TEST'])(
    'accepts the address %s',
    (email) => {
      expect(errorsOf({ email })).toEqual({});
    },
  );

  test.each([
    'marcia@example',
    'a b@example.test',
    'marcia..t@example.test',
    '.marcia@example.test',
    '"><script>@example.test',
    'marcia@-example.test',
    'marcia@example.test,other@example.test',
    'marcia@exa_mple.test',
    `${'m'.repeat(65)}@example.test`,
  ])('refuses %s, where no mail would arrive', (email) => {
    expect(errorsOf({ email })).toEqual({ email: 'Please enter a valid email address' });
  });

  test.each(['+592 600-1234', '(201) 555-0142', '07911 123456'])('accepts the phone number %s', (phone) => {
    expect(errorsOf({ phone })).toEqual({});
  });

  test.each(['10001', '#10001', 'SKB-2026/114 A'])('accepts the number %s', (number) => {
    expect(errorsOf({ number })).toEqual({});
  });
});

describe('a normalized form', () => {
  test('has no blanks around its fields, and one-line fields have no line ends', () => {
    expect(normalizeEnquiry({ ...right, name: ' Marcia\r\nBcc: all@example.test ' }).name).toBe(
      'Marcia Bcc: all@example.test',
    );
  });

  test('keeps the lines of a message, without invisible characters', () => {
    const message = '  One\r\ntwo\u0000\u0007\n\n\n\nthree\ttabbed\u{D800} ';
    expect(normalizeEnquiry({ ...right, message }).message).toBe('One\ntwo\n\nthree\ttabbed\uFFFD');
  });

  test('stays the same when it is normalized again', () => {
    const once = normalizeEnquiry({ ...right, name: ' M  T ', message: '\r\n\r\n\r\n\r\na  b \n' });
    expect(normalizeEnquiry(once)).toEqual(once);
  });
});

describe('the API', () => {
  const sent = { ...right, kind: 'contact', page: '/contact' };
  const complaintsOf = (change: object) =>
    Object.fromEntries(
      (NewEnquiry.safeParse({ ...sent, ...change }).error?.issues ?? []).map(({ path, message }) => [
        path.join('.'),
        message,
      ]),
    );

  test('gives the same message for a field as the form', () => {
    expect(complaintsOf({ email: 'nowhere', message: 'Hello' })).toEqual(
      errorsOf({ email: 'nowhere', message: 'Hello' }),
    );
  });

  test('normalizes as the form does', () => {
    const { name, isTrapped } = NewEnquiry.parse({ ...sent, name: ' Marcia\n' });
    expect([name, isTrapped]).toEqual(['Marcia', false]);
  });

  test('marks a form whose hidden field is filled in', () => {
    expect(NewEnquiry.parse({ ...sent, website: 'https://example.test' }).isTrapped).toBe(true);
  });

  test.each(['https://elsewhere.example', 'contact', '/a b', `/${'a'.repeat(300)}`])(
    'refuses the page %j',
    (page) => {
      expect(complaintsOf({ page })).toEqual({ page: 'A page is a path of ours.' });
    },
  );
});
