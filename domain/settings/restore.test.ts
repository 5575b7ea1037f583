import { describe, expect, test } from 'vitest';
import { defaultRateCard } from '../quotes/default-rate-card.ts';
import { defaultSettings } from './defaults.ts';
import { restoreRateCard, restoreSetting } from './restore.ts';
import type { SettingSection } from './site-settings.ts';

const { brand } = defaultSettings;

test.each(Object.keys(defaultSettings) as SettingSection[])('%s comes back as it was saved', (section) => {
  expect(restoreSetting(section, defaultSettings[section])).toEqual({
    value: defaultSettings[section],
    repairedFields: [],
  });
});

test('a section that was never saved is the default', () => {
  expect(restoreSetting('brand', undefined)).toEqual({ value: brand, repairedFields: [] });
});

describe('a value of an older shape', () => {
  test('gets the default for a missing field, also inside another field', () => {
    const { tagline: _older, ...rest } = { ...brand, name: 'Harbour Air' };
    const { latitude: _unknown, ...facility } = { ...brand.facility, city: 'Newark' };
    expect(restoreSetting('brand', { ...rest, facility }).value).toEqual({
      ...brand,
      name: 'Harbour Air',
      facility: { ...brand.facility, city: 'Newark' },
    });
  });

  test('loses an unknown field and keeps the others', () => {
    const stored = {
      ...brand,
      name: 'Harbour Air',
      fax: '1',
      social: { facebook: 'https://f.example.test/us', myspace: 'x' },
    };
    const { value, repairedFields } = restoreSetting('brand', stored);
    expect(value).toEqual({
      ...brand,
      name: 'Harbour Air',
      social: { facebook: 'https://f.example.test/us' },
    });
    expect(repairedFields.toSorted()).toEqual(['fax', 'social.myspace']);
  });

  test('gets the default for a field that is no longer valid', () => {
    const { value, repairedFields } = restoreSetting('brand', {
      ...brand,
      name: 'Harbour Air',
      hours: 'by appointment',
    });
    expect(value).toEqual({ ...brand, name: 'Harbour Air' });
    expect(repairedFields).toEqual(['hours']);
  });

  test('gets the default for a field that a check across fields refuses', () => {
    const { schedule } = defaultSettings;
    const lanes = { ...schedule.lanes, GY: { ...schedule.lanes.GY, transitDays: { min: 9, max: 3 } } };
    const { value, repairedFields } = restoreSetting('schedule', { ...schedule, lanes, holidays: [] });
    expect(value).toEqual({ ...schedule, holidays: [] });
    expect(repairedFields).toEqual(['lanes.GY.transitDays.max']);
  });

  test.each([null, 'torn', 7, []])('that is not a section, %j, becomes the default', (stored) => {
    expect(restoreSetting('claims', stored).value).toEqual(defaultSettings.claims);
  });
});

describe('a rate card', () => {
  test('gets the default for a price that did not exist when it was published', () => {
    const { repack: _later, ...card } = { ...defaultRateCard.card, stairs: 1700 };
    expect(restoreRateCard(card).value).toEqual({ ...defaultRateCard.card, stairs: 1700 });
  });

  test('keeps its prices, although they do not pass later checks', () => {
    const card = { ...defaultRateCard.card, breaks: [{ fromLb: 100, percentOff: 95 }] };
    expect(restoreRateCard(card)).toEqual({ value: card, repairedFields: [] });
  });
});
