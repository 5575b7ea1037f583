import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readableE164 } from './readable-phone.ts';

test.each([
  ['+17185550123', '+1 718-555-0123'],
  ['+1 (718) 555-0123', '+1 718-555-0123'],
  ['+1 718 555 0123', '+1 718-555-0123'],
  ['(718) 555-0123', '+1 718-555-0123'],
  ['+5926000142', '+592 600-0142'],
  ['+592 600-0142', '+592 600-0142'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['600-0142', '600-0142'],
  ['', ''],
])('%s reads as %s', (stored, read) => {
  expect(readableE164(stored)).toBe(read);
});

test('no digit is lost, and what is readable stays so', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?[\d ().-]{0,20}$/), (phone) => {
      const digits = (text: string) => text.replace(/\D/g, '');
      const read = readableE164(phone);
      expect(digits(read).endsWith(digits(phone))).toBe(true);
      expect(readableE164(read)).toBe(read);
    }),
  );
});
