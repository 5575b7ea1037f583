import { expect, test } from 'vitest';
import { defaultBrand } from './brand.ts';
import { closesTooEarly, readHours, writeHours } from './opening-hours.ts';

const late = { from: '09:00', to: '18:00' };
const short = { from: '09:00', to: '14:00' };
const usual = [undefined, late, late, late, late, late, short];

test('the hours that the owner fixed are read as times, and written as the same words', () => {
  expect(readHours(defaultBrand.hours)).toEqual(usual);
  expect(writeHours(usual)).toEqual(defaultBrand.hours);
});

test.each([
  ['Mon-Fri', '9 AM - 6 PM', 'Sat.', '9:00 a.m. – 2:00 p.m.'],
  ['Monday through Friday', '09:00 to 18:00', 'saturday', '9am to 2pm'],
  ['Mon, Tue, Wed and Thu & Fri', '9:00 AM to 6:00 PM', 'Sat', '9 am to 2:00 pm'],
])('people write hours in many ways: %s %s', (days, hours, last, lastHours) => {
  expect(
    readHours([
      { days, hours },
      { days: last, hours: lastHours },
    ]),
  ).toEqual(usual);
});

test.each([
  ['no days', 'By appointment', '9:00 AM to 6:00 PM'],
  ['no times', 'Monday', 'when the flag is out'],
  ['a time without a half of the day', 'Monday', '9 to 6'],
  ['two stretches', 'Monday', '9 AM to 12 PM, 1 PM to 6 PM'],
  ['a time that does not exist', 'Monday', '9:00 AM to 13:00 PM'],
  ['an hour that does not exist', 'Monday', '9:00 to 25:00'],
])('%s: not guessed', (_, days, hours) => {
  expect(readHours([{ days, hours }])).toBeUndefined();
});

test('a day on two lines is not guessed', () => {
  const hours = '9:00 AM to 6:00 PM';
  expect(
    readHours([
      { days: 'Monday to Friday', hours },
      { days: 'Friday', hours },
    ]),
  ).toBeUndefined();
});

test('midnight and noon', () => {
  const everyDay = (hours: string) => readHours([{ days: 'Every day', hours }]);
  expect(everyDay('12:00 AM to 12:00 PM')).toEqual(Array(7).fill({ from: '00:00', to: '12:00' }));
  expect(writeHours(Array(7).fill({ from: '00:00', to: '12:00' }))).toEqual([
    { days: 'Monday to Sunday', hours: '12:00 AM to 12:00 PM' },
  ]);
});

test('whatever is written is read as the same again', () => {
  for (let pattern = 0; pattern < 2 ** 7; pattern += 1) {
    const week = Array.from({ length: 7 }, (_, day) => (pattern & (2 ** day) ? late : undefined));
    expect(readHours(writeHours(week))).toEqual(week);
  }
});

test('a time that is not chosen yet makes an empty line, and closing before opening is found', () => {
  const [monday, ...rest] = writeHours([undefined, { from: '09:00', to: '' }, ...Array(5).fill(undefined)]);
  expect(monday).toEqual({ days: 'Monday', hours: '' });
  expect(rest).toEqual([{ days: 'Tuesday to Sunday', hours: 'Closed' }]);
  expect(
    closesTooEarly([
      { days: 'Monday', hours: '9:00 AM to 9:00 AM' },
      { days: 'Tuesday', hours: '9:00 AM to 6:00 PM' },
    ]),
  ).toEqual([0]);
});
