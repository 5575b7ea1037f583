import { expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { settingChanges } from '#domain/settings/history/setting-changes.ts';
import type { SettingSection, SettingValue } from '#domain/settings/site-settings.ts';
import { changeLines } from './change-words.ts';

const lines = <Section extends SettingSection>(section: Section, after: SettingValue<Section>) =>
  changeLines(section, settingChanges(defaultSettings[section], after)).map(
    ({ label, words }) => `${label}: ${words}`,
  );
const { brand, schedule, home, claims } = defaultSettings;

test('texts, times, weekdays and switches are shown as people read them', () => {
  expect(lines('brand', { ...brand, name: 'Harbour Air' })).toEqual(['Name: Skybarrel → Harbour Air']);
  expect(lines('home', { ...home, mailboxBlock: true })).toEqual(['Show the U.S. mailbox block: off → on']);
  expect(lines('schedule', { ...schedule, cargoCutoff: { weekday: 1, time: '17:00' } })).toEqual([
    'Goods are due on: Tuesday → Monday',
    'Goods are due at: 2:00 PM → 5:00 PM',
  ]);
});

test('what slots take, who confirms, closed days and extra slots', () => {
  const { pickup } = schedule;
  const slots = [{ weekday: 0, from: '10:00', to: '12:00', places: 2, lb: 1200 }, ...pickup.slots];
  expect(
    lines('schedule', {
      ...schedule,
      pickup: { ...pickup, slots, confirms: 'STAFF' },
      closedDays: [
        { date: '2026-12-24', name: 'Christmas Eve', dock: true },
        { date: '2026-12-28', name: 'Van in the shop', dock: false },
      ],
      extraDays: [{ date: '2026-12-20', from: '09:00', to: '12:00', places: 8 }],
      dropOff: { windowMinutes: 30, places: 5 },
    }),
  ).toEqual([
    'A pickup that fits is confirmed: at once → by our staff',
    'Pickup slots: added “Sunday, 10:00 AM, 12:00 PM, 2 pickups, 1,200 lb”',
    'Closed days: added “Thu, Dec 24, 2026, Christmas Eve, dock closed too”',
    'Closed days: added “Mon, Dec 28, 2026, Van in the shop”',
    'One-day pickup slots: added “Sun, Dec 20, 2026, 9:00 AM, 12:00 PM, 8 pickups”',
    'Length of a window to bring goods (minutes): 60 → 30',
    'Bookings in a window to bring goods: empty → 5',
  ]);
});

test('what was empty, and what is empty now', () => {
  const social = { facebook: 'https://f.example.test/us' };
  expect(lines('brand', { ...brand, social })).toEqual([
    'Social facebook: empty → https://f.example.test/us',
  ]);
});

test('entries of lists that came and went', () => {
  const holidays = [
    ...schedule.holidays.slice(1),
    { date: '2027-10-29', name: 'Diwali', where: 'GY' as const },
  ];
  const [removed, added] = lines('schedule', { ...schedule, holidays });
  expect(removed).toMatch(/^Holidays: removed “/);
  expect(added).toBe('Holidays: added “Fri, Oct 29, 2027, Diwali, Guyana”');
  expect(lines('claims', { ...claims, badges: claims.badges.toReversed() })).toEqual([
    'Badges: in another order',
  ]);
});
