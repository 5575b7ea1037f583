import { describe, expect, test } from 'vitest';
import { defaultRateCard } from '../quotes/default-rate-card.ts';
import type { EstimateRequest } from '../quotes/estimate.ts';
import { estimate } from '../quotes/make-estimate.ts';
import { defaultSettings } from './defaults.ts';
import { restoreRateCard, restoreSetting } from './restore.ts';
import type { SettingSection } from './site-settings.ts';
import { cardOfNovember } from './testing/card-of-november.ts';

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
  test('does not charge a price that did not exist when it was published', () => {
    const { brokerage: _later, insurance, ...card } = { ...defaultRateCard.card, stairs: 1700 };
    expect(restoreRateCard({ ...card, insurance: { percent: insurance.percent } })).toEqual({
      value: {
        ...defaultRateCard.card,
        stairs: 1700,
        brokerage: 0,
        insurance: { percent: insurance.percent, minimum: 0 },
      },
      repairedFields: [],
    });
  });

  test('without something that every card has, such as a rate per pound, is odd, and whoever reads it is told', () => {
    const { dimDivisor: _lost, barrels: _too, perLb, ...card } = defaultRateCard.card;
    const { GY: _new, ...rates } = perLb;
    expect(restoreRateCard({ ...card, perLb: rates }).repairedFields.toSorted()).toEqual([
      'barrels',
      'dimDivisor',
      'perLb.GY',
    ]);
    expect(restoreRateCard(cardOfNovember).repairedFields).toEqual(['exportFiling.aboveValue']);
  });

  test('makes the price that was promised with it, whatever the defaults are today', () => {
    const request: EstimateRequest = {
      to: 'GY',
      goods: [
        {
          kind: 'box',
          quantity: 2,
          length: 20,
          width: 20,
          height: 20,
          lengthUnit: 'in',
          weight: 30,
          weightUnit: 'lb',
        },
      ],
      service: 'express',
      mailbox: false,
      pickupMiles: 12,
      stairs: true,
      doorDelivery: true,
      brokerage: true,
      insured: true,
      declaredValue: 300_000,
      dearestKindValue: 260_000,
    };
    const priced = estimate(request, { ...defaultRateCard, card: restoreRateCard(cardOfNovember).value });
    expect(priced.ok && priced.value.total).toBe(61_272);
  });

  test('keeps its prices, although they do not pass later checks', () => {
    const card = { ...defaultRateCard.card, breaks: [{ fromLb: 100, percentOff: 95 }] };
    expect(restoreRateCard(card)).toEqual({ value: card, repairedFields: [] });
  });
});
