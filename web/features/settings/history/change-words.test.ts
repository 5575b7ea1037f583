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
