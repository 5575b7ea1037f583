import { describe, expect, test } from 'vitest';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import { estimate } from '#domain/quotes/make-estimate.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { bareCapabilities } from '#domain/settings/capabilities.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { estimateRequestOf } from '#domain/shipments/form/price.ts';
import { sampleForm } from '#domain/shipments/testing/sample-form.ts';
import { findZipCode } from '../../quotes/index.ts';
import type { ReadSetting } from '../../settings/index.ts';
import { type PriceDeps, type PricedBy, type PricedFields, priceForm } from './price-form.ts';

const today = { now: new Date('2026-11-23T15:00:00Z'), ownerId: 'sender-1' };
const card = {
  ...defaultRateCard,
  card: {
    ...defaultRateCard.card,
    pickupAreas: [{ zip: '112', name: 'Brooklyn', toll: 1400 }],
    customerGroups: [{ code: 'TRADE', name: 'Trade price', standardPercent: 10, expressPercent: 5 }],
  },
};
const depsWithin = (radiusMiles: number, priceGroup?: string): PriceDeps => {
  const { schedule } = defaultSettings;
  const settings = {
    ...defaultSettings,
    schedule: { ...schedule, pickup: { ...schedule.pickup, radiusMiles } },
  };
  return {
    readSetting: (async (section: keyof typeof settings) => settings[section]) as ReadSetting,
    rateCards: { inForce: async () => card, version: async () => card },
    findZipCode,
    groupOf: async () => priceGroup,
  };
};
/** Flatbush is 13.0 miles away, East Flatbush 13.7. */
const flatbush = '11226';
const eastFlatbush = '11203';
const at = (zip: string): PricedFields => ({
  ...sampleForm,
  howItComes: 'PICKUP',
  pickup: { zip, street: '20 Sample Street', stairs: false },
});

test('a pickup is priced by its miles and by the tolls of its ZIP code', async () => {
  const priced = await priceForm(depsWithin(25), at(flatbush), today);
  expect(priced).toMatchObject({ ok: true, value: { pickupMiles: 13 } });
  const lines = priced.ok ? priced.value.promise.lines : [];
  expect(lines.filter(({ code }) => ['PU', 'PT'].includes(code)).map(({ amount }) => amount)).toEqual([
    3500, 1400,
  ]);
});

test('a pickup beyond our radius is refused, also where the card has a price for it', async () => {
  expect(await priceForm(depsWithin(13), at(flatbush), today)).toMatchObject({ ok: true });
  expect(await priceForm(depsWithin(13), at(eastFlatbush), today)).toMatchObject({
    refusal: { code: 'PICKUP_TOO_FAR', details: { farthest: 13 } },
  });
});

test('a pickup that was promised stays so when we drive less far, and another place is not promised', async () => {
  const promised = await priceForm(depsWithin(25), at(eastFlatbush), today);
  if (!promised.ok) throw new Error(promised.refusal.message);
  const agreed = { ...at(eastFlatbush), ...promised.value };
  expect(await priceForm(depsWithin(10), at(eastFlatbush), { agreed })).toEqual(promised);
  expect(await priceForm(depsWithin(10), at(flatbush), { agreed })).toMatchObject({
    refusal: { code: 'PICKUP_TOO_FAR' },
  });
});

test('a country without a counter gets no price, and what was agreed on before stays agreed', async () => {
  const promised = await priceForm(depsWithin(25), at(flatbush), today);
  if (!promised.ok) throw new Error(promised.refusal.message);
  const { readSetting: _all, ...rest } = depsWithin(25);
  const off = { ...defaultSettings, capabilities: bareCapabilities };
  const deps: PriceDeps = {
    ...rest,
    readSetting: (async (section: keyof typeof off) => off[section]) as ReadSetting,
  };
  expect(await priceForm(deps, at(flatbush), today)).toMatchObject({
    refusal: { code: 'DESTINATION_OFF', message: 'We do not take goods for Guyana at the moment.' },
  });
  const agreed = { ...at(flatbush), ...promised.value };
  expect(await priceForm(deps, at(flatbush), { agreed })).toEqual(promised);
});

describe('a price that our desk set for large boxes', () => {
  const large = {
    kind: 'box',
    quantity: 4,
    length: 20,
    width: 18,
    height: 18,
    lengthUnit: 'in',
    weight: 95,
    weightUnit: 'lb',
  } as const;
  const form: PricedFields = {
    ...sampleForm,
    goods: [large],
    commodities: [{ description: 'Machine parts', quantity: 10, unitValue: 10_000, notThat: false }],
  };
  const quoted = async (): Promise<PricedBy> => {
    const request = estimateRequestOf(form, { deliveryTowns: [] });
    const computed = estimate(request, card);
    if (!computed.ok) throw new Error(computed.refusal.message);
    const { lines, rateCardVersion } = computed.value;
    const byHand = { code: 'desk', text: 'Set by our desk', amount: 8_600 };
    const offer = { lines: [...lines, byHand], total: computed.value.total + 8_600, rateCardVersion };
    return { quote: { reference: 'QTE-222222', request, offer } as unknown as Quote };
  };
  const priced = async (fields: PricedFields, by: PricedBy) => {
    const price = await priceForm(depsWithin(25), fields, by);
    if (!price.ok) throw new Error(price.refusal.message);
    return price.value.promise;
  };

  test('stays with an export filing behind it, and nobody looks at the boxes again', async () => {
    const by = await quoted();
    const agreed = await priced(form, by);
    const dear = { description: 'Machine parts', quantity: 10, unitValue: 52_000, notThat: false };
    const withFiling = await priced({ ...form, commodities: [dear] }, by);
    expect(withFiling.total).toBe(agreed.total + 3_500);
    expect(withFiling.lines).toEqual([...agreed.lines, expect.objectContaining({ amount: 3_500 })]);
    expect(withFiling).not.toHaveProperty('review');
    // Only what was quoted is said to be.
    expect([agreed.quoted, withFiling.quoted]).toEqual([undefined, agreed.total]);
  });

  test('is another one for other boxes, which we look at again', async () => {
    const other = await priced({ ...form, goods: [{ ...large, weight: 99 }] }, await quoted());
    expect(other.lines.map(({ code }) => code)).not.toContain('desk');
    expect(other.review).toEqual(['OVERSIZE_BOX']);
    expect([other.quote, other.quoted]).toEqual(['QTE-222222', 0]);
  });
});

describe('the price group of a sender', () => {
  const priced = async (fields: PricedFields, by: PricedBy, priceGroup?: string) => {
    const price = await priceForm(depsWithin(25, priceGroup), fields, by);
    if (!price.ok) throw new Error(price.refusal.message);
    return price.value.promise;
  };
  const offOf = ({
    lines,
  }: {
    readonly lines: readonly { readonly code: string; readonly amount: number }[];
  }) => lines.find(({ code }) => code === 'group')?.amount;

  test('takes its percent off the freight, and the promise names it', async () => {
    const [everybodys, theirs] = [await priced(sampleForm, today), await priced(sampleForm, today, 'TRADE')];
    expect(theirs).toMatchObject({ priceGroup: 'TRADE', rateCardVersion: card.version });
    expect(offOf(theirs)).toBe(theirs.total - everybodys.total);
    expect(everybodys).not.toHaveProperty('priceGroup');
  });

  test('stays in what was agreed on when they come into another, also where the form changes', async () => {
    const agreed = { ...sampleForm, promise: await priced(sampleForm, today, 'TRADE') };
    expect(await priced(sampleForm, { agreed })).toEqual(agreed.promise);
    const express: PricedFields = { ...sampleForm, service: 'express' };
    expect(await priced(express, { agreed })).toEqual(await priced(express, today, 'TRADE'));
    const without = { ...sampleForm, promise: await priced(sampleForm, today) };
    expect(await priced(express, { agreed: without }, 'TRADE')).toEqual(await priced(express, today));
  });

  test('is that of the quote, also behind what the form adds and a price that our desk set', async () => {
    const request = estimateRequestOf(sampleForm, { deliveryTowns: [] });
    const computed = estimate(request, { ...card, priceGroup: 'TRADE' });
    if (!computed.ok) throw new Error(computed.refusal.message);
    const { lines, rateCardVersion, total } = computed.value;
    const byHand = { code: 'desk', text: 'Set by our desk', amount: -1_000 };
    const offer = { lines: [...lines, byHand], total: total - 1_000, rateCardVersion, priceGroup: 'TRADE' };
    const quote = { reference: 'QTE-222222', request, offer } as unknown as Quote;
    expect(await priced(sampleForm, { quote })).toMatchObject({ total: total - 1_000, priceGroup: 'TRADE' });
    const express = await priced({ ...sampleForm, service: 'express' }, { quote });
    const engine = await priced({ ...sampleForm, service: 'express' }, today, 'TRADE');
    expect(express.total).toBe(engine.total - 1_000);
    expect(express.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(express.total);
  });
});
