import { expect, test } from 'vitest';
import { rulesFor } from '../../carriage/item-check.ts';
import { defaultRateCard } from '../../quotes/default-rate-card.ts';
import { estimate } from '../../quotes/make-estimate.ts';
import { sampleConsignee, sampleForm } from '../testing/sample-form.ts';
import { deskWords, ownWords } from './choices.ts';
import { type CommodityLine, mayBeOneKind, needsReview, valueOfKind } from './commodities.ts';
import { Consignee, hasRegions } from './people.ts';
import { estimateRequestOf, underPromise } from './price.ts';
import { type ShipmentFields, ShipmentForm, shipmentErrors, stepErrors } from './shipment-form.ts';

const line = (change: Partial<CommodityLine>): CommodityLine => ({
  description: 'Men’s shirts',
  quantity: 1,
  unitValue: 1_000,
  notThat: false,
  ...change,
});
const withLines = (...commodities: readonly CommodityLine[]) => ({
  ...sampleForm,
  commodities: [...commodities],
});

test('a complete form has no problem, and the API takes it as it is', () => {
  expect(shipmentErrors(sampleForm)).toEqual({});
  expect(ShipmentForm.safeParse(sampleForm)).toEqual({ success: true, data: sampleForm });
});

test('the API names the fields with a problem as the form does', () => {
  const form = { ...sampleForm, consignee: { ...sampleConsignee, phone: '12' }, nothingProhibited: false };
  const { error } = ShipmentForm.safeParse(form);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['consignee.phone', 'nothingProhibited']);
  expect(stepErrors('people', form)).toEqual({
    'consignee.phone': 'Phone number must be at least 7 digits',
  });
  expect(stepErrors('terms', form)).toEqual({});
});

test('a receiver is stored in one line each, and only with the fields that a receiver has', () => {
  const given = { ...sampleConsignee, name: '  Marva\nSample ' };
  expect(Consignee.parse(given)).toEqual(sampleConsignee);
  expect(Consignee.safeParse({ ...sampleConsignee, role: 'admin' }).success).toBe(false);
  expect(Consignee.safeParse({ ...sampleConsignee, region: 'Atlantis' }).success).toBe(false);
  expect(hasRegions('GY')).toBe(true);
  expect(hasRegions('JM')).toBe(false);
});

test('a shipment has up to 50 pieces', () => {
  const boxes = { ...sampleForm.goods[1], quantity: 50 } as (typeof sampleForm.goods)[number];
  expect(stepErrors('pieces', { ...sampleForm, goods: [boxes] })).toEqual({});
  expect(stepErrors('pieces', { ...sampleForm, goods: [{ ...boxes, quantity: 51 }] })).toHaveProperty(
    'goods',
  );
});

test('goods that we never carry are refused by name, unless the sender says that they are something else', () => {
  const fireworks = line({ description: 'Box of fireworks' });
  expect(stepErrors('contents', withLines(fireworks))['commodities.0.description']).toMatch(
    /fireworks and explosives/,
  );
  const party = { ...fireworks, description: 'Propane lamp, empty', notThat: true };
  expect(stepErrors('contents', withLines(party))).toEqual({});
  expect(needsReview(party)).toBe(true);
});

test.each([
  ['2 iPhones and a Phone', ['ask']],
  ['Old LAPTOPS', ['ask']],
  ['E bike parts', ['ask']],
  ['cashews', []],
  ['headphones', ['ask']],
  ['saxophones', []],
  ['two phone cases', []],
  ['power bank for the phone', ['never', 'ask']],
  ['Perfume; rat poison', ['never', 'ask']],
  ['Men’s shirts', []],
  ['stock of spare parts', []],
])('the words of %s', (description, verdicts) => {
  expect(rulesFor(description).map(({ verdict }) => verdict)).toEqual(verdicts);
});

test('a kind of goods is worth what all of its lines are, with the number and without', () => {
  const phones = line({
    description: 'Cell phones',
    quantity: 4,
    unitValue: 50_000,
    scheduleB: '8517130000',
  });
  const more = line({ description: 'Used phone', quantity: 1, unitValue: 1, scheduleB: '8517.13.0000' });
  const unnumbered = line({ description: 'cell-phone', quantity: 1, unitValue: 70_000 });
  const others = line({ description: 'Chargers', quantity: 1, unitValue: 900 });
  const all = [phones, more, unnumbered, others];
  expect(valueOfKind(phones, [phones])).toBe(200_000);
  for (const one of [phones, more, unnumbered]) expect(valueOfKind(one, all)).toBe(270_001);
  expect(valueOfKind(others, all)).toBe(900);
});

test('who lists dear goods line by line is asked whether they are of one kind', () => {
  const shirts = line({ description: 'Shirts, blue', quantity: 1, unitValue: 150_000 });
  const other = line({ description: 'Shirts, white', quantity: 1, unitValue: 150_000 });
  expect(mayBeOneKind([shirts])).toBe(false);
  expect(mayBeOneKind([shirts, other])).toBe(true);
  expect(mayBeOneKind([shirts, { ...other, unitValue: 100_000 }])).toBe(false);
});

test('a Schedule B number has ten digits', () => {
  expect(stepErrors('contents', withLines(line({ scheduleB: '12' })))).toHaveProperty([
    'commodities.0.scheduleB',
  ]);
});

test('what was said about batteries and the like must say something', () => {
  expect(stepErrors('contents', { ...sampleForm, dangerous: ' ' })).toHaveProperty('dangerous');
  expect(stepErrors('contents', { ...sampleForm, dangerous: '2 phones, new' })).toEqual({});
});

test('a pickup needs a ZIP code', () => {
  expect(stepErrors('flight', { ...sampleForm, howItComes: 'PICKUP' })).toHaveProperty(['pickup.zip']);
});

test('nobody books goods as lying in a mailbox by saying so', () => {
  expect(stepErrors('flight', { ...sampleForm, howItComes: 'MAILBOX' })).toHaveProperty('howItComes');
});

test('a price that was promised from a mailbox holds when the goods are brought, and not for a pickup', () => {
  const small = {
    ...sampleForm,
    goods: sampleForm.goods
      .slice(1)
      .map((row) => ({ ...row, quantity: 1, weight: 2, length: 6, width: 6, height: 6 })),
  };
  const known = { deliveryTowns: [] };
  const brought = estimateRequestOf(small, known);
  const promised = { ...brought, mailbox: true };
  const totalOf = (request: typeof brought) => {
    const price = estimate(request, defaultRateCard);
    return price.ok ? price.value.total : undefined;
  };
  expect([totalOf(brought), totalOf(underPromise(brought, promised))]).toEqual([2500, 700]);
  const picked = { ...brought, pickupMiles: 5 };
  expect(underPromise(picked, promised)).toBe(picked);
  expect(underPromise(brought, undefined)).toBe(brought);
});

test('browser and server ask the engine for the same price', () => {
  const known = { deliveryTowns: ['Georgetown'] };
  const price = estimate(estimateRequestOf(sampleForm, known), defaultRateCard);
  // B55: 100 × 3.50; two boxes of 40 lb: 80 × 3.50.
  expect(price).toMatchObject({ ok: true, value: { total: 63_000 } });
  const wanted = {
    ...sampleForm,
    insured: true,
    door: { town: 'georgetown ' },
    howItComes: 'PICKUP' as const,
    pickup: { zip: '07102', stairs: true },
  };
  expect(estimateRequestOf(wanted, { ...known, pickupMiles: 2.7 })).toMatchObject({
    declaredValue: 22_000,
    dearestKindValue: 12_000,
    insured: true,
    doorDelivery: true,
    pickupMiles: 2.7,
    stairs: true,
  });
  expect(estimateRequestOf(wanted, { deliveryTowns: [] })).not.toHaveProperty('pickupMiles');
});

test('every choice says what it means', () => {
  for (const words of [ownWords, deskWords].flatMap((all) => Object.values(all)))
    for (const { label, meaning } of Object.values(words)) expect(`${label}. ${meaning}`).toMatch(/\w\.$/);
});

test('no choice speaks to a clerk as if they were the sender', () => {
  for (const words of Object.values(deskWords))
    for (const { label, meaning } of Object.values(words))
      expect(`${label}. ${meaning}`).not.toMatch(/\b(I|me|my|you|your)\b/i);
});

test('a receiver whose name is in another script has the spelling of their passport beside it', () => {
  const named = (latinName?: string): ShipmentFields => {
    const consignee = {
      ...sampleConsignee,
      name: 'محمد الأحمد',
      ...(latinName === undefined ? {} : { latinName }),
    };
    return { ...sampleForm, consignee, notifyParty: { ...consignee, phoneCode: '+592', phone: '600-1234' } };
  };
  expect(Object.keys(stepErrors('people', named()))).toEqual([
    'consignee.latinName',
    'notifyParty.latinName',
  ]);
  expect(stepErrors('people', named('Muhammad Al-Ahmad'))).toEqual({});
});

test('a form without the consent to a search is refused, at its field', () => {
  const { error } = ShipmentForm.safeParse({ ...sampleForm, searchConsent: false });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['searchConsent', 'Please agree that the goods may be searched. Without it we cannot take them.'],
  ]);
  const { searchConsent: _, ...silent } = sampleForm;
  expect(ShipmentForm.safeParse(silent).success).toBe(false);
});
