import { expect, test } from 'vitest';
import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import { defaultSite } from '#domain/settings/default-site.ts';
import { calendarText } from './calendar-file.ts';

const { brand } = defaultSite();

/** The lines of a calendar file as a calendar reads them (RFC 5545, 3.1): folded ones are one. */
const linesOf = (street: string): readonly string[] => {
  const place = { ...(sampleBooking.place ?? { zip: '11226', stairs: false, miles: 13 }), street };
  return calendarText({ ...sampleBooking, place }, brand)
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n');
};
/** A text as a calendar shows it (RFC 5545, 3.3.11). */
const unescaped = (text: string): string =>
  text.replaceAll(/\\(.)/g, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter));

test.each([
  ['markup', '<b>12</b> & "Main"; Ave, \\ 3'],
  ['sixty letters', 'Sixty-Letter-Sample-Avenue-That-Has-No-Space-To-Break-A-Line'],
  ['Georgian', 'რუსთაველის გამზირი 12, მეორე სართული, მარცხენა კარი'],
  ['Arabic', 'شارع النيل 12'],
  ['Chinese', '中山路12号'],
])('an address in a calendar entry reads as it was typed: %s', (_, street) => {
  const location = linesOf(street).find((line) => line.startsWith('LOCATION:')) ?? '';
  expect(unescaped(location.slice('LOCATION:'.length))).toBe(`${street}, Brooklyn, NY 11226`);
});

test('a line break in an address adds no line of its own to the file', () => {
  const lines = linesOf('12 Sample Avenue\r\nATTENDEE:mailto:someone@example.test');
  expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
});
