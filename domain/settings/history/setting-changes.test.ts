import { expect, test } from 'vitest';
import { defaultSettings } from '../defaults.ts';
import type { SettingSection } from '../site-settings.ts';
import { settingChanges } from './setting-changes.ts';

const { brand, schedule, claims } = defaultSettings;

test.each(Object.keys(defaultSettings) as SettingSection[])('%s is the same as itself', (section) => {
  expect(settingChanges(defaultSettings[section], structuredClone(defaultSettings[section]))).toEqual([]);
});

test('a field is named by its path, with both values', () => {
  const after = { ...brand, name: 'Harbour Air', phone: { ...brand.phone, display: '(201) 555-0199' } };
  expect(settingChanges(brand, after)).toEqual([
    { field: 'name', before: 'Skybarrel', after: 'Harbour Air' },
    { field: 'phone.display', before: '(201) 555-0142', after: '(201) 555-0199' },
  ]);
});

test('a field that appears or disappears has one value', () => {
  const facebook = 'https://f.example.test/us';
  const after = { ...brand, social: { facebook } };
  expect(settingChanges(brand, after)).toEqual([{ field: 'social.facebook', after: facebook }]);
  expect(settingChanges(after, brand)).toEqual([{ field: 'social.facebook', before: facebook }]);
});

test('a list has the entries that came and went, not all of them', () => {
  const [first, ...others] = schedule.holidays;
  const added = { date: '2027-06-19', name: 'A day of our own', where: 'US' as const };
  expect(settingChanges(schedule, { ...schedule, holidays: [...others, added] })).toEqual([
    { field: 'holidays', before: [first], after: [added] },
  ]);
});

test('a list in another order changed, without entries that came or went', () => {
  const badges = claims.badges.toReversed();
  expect(settingChanges(claims, { ...claims, badges })).toEqual([{ field: 'badges', before: [], after: [] }]);
});

test('one of two equal entries that went is found', () => {
  expect(settingChanges({ towns: ['A', 'A', 'B'] }, { towns: ['A', 'B'] })).toEqual([
    { field: 'towns', before: ['A'], after: [] },
  ]);
});
