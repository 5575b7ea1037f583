import { expect, test } from 'vitest';
import { sampleShipment } from '../testing/sample-shipment.ts';
import { askedNews } from './asked-news.ts';
import { correctedFields } from './corrected-fields.ts';

const { consignee, commodities, goods } = sampleShipment;
const changed = (after: Partial<typeof sampleShipment>) =>
  correctedFields(
    sampleShipment,
    { ...sampleShipment, ...after },
    Object.fromEntries(Object.keys(after).map((field) => [field, {}])),
  );

test('a phone is told as a phone, from what to what, and nothing else of the receiver is', () => {
  expect(changed({ consignee: { ...consignee, phone: '600-0199' } })).toEqual([
    { field: 'consignee.phone', before: '+592 600-1234', after: '+592 600-0199' },
  ]);
});

test('what was not there has no value before, and what is gone has none after', () => {
  const email = 'marva@example.test';
  expect(changed({ consignee: { ...consignee, email } })).toEqual([
    { field: 'consignee.email', after: email },
  ]);
  const told = { name: 'Ann Sample', phoneCode: '+592', phone: '600-0001' };
  const had = { ...sampleShipment, notifyParty: told };
  const { notifyParty: _gone, ...left } = had;
  expect(correctedFields(had, left, { notifyParty: {} })).toEqual([
    { field: 'notifyParty.name', before: 'Ann Sample' },
    { field: 'notifyParty.phone', before: '+592 600-0001' },
  ]);
});

test('of a list only the lines that differ are told', () => {
  const [first, ...others] = commodities;
  if (first === undefined) throw new Error('the sample has lines');
  const [change] = changed({ commodities: [{ ...first, quantity: first.quantity + 1 }, ...others] });
  expect(change?.before).toContain(`${first.description}, ${first.quantity} at `);
  expect(change?.after).toContain(`${first.description}, ${first.quantity + 1} at `);
  expect(change?.after).not.toContain(';');
  const more = {
    kind: 'barrel',
    barrel: 'B30',
    quantity: 1,
    weight: 60,
    weightUnit: 'lb',
    emptyNeeded: false,
  };
  expect(changed({ goods: [...goods, more as (typeof goods)[number]] })).toEqual([
    { field: 'goods', after: '1 barrel (30 gallons), 60 lb' },
  ]);
});

test('a change that has no words is told by its name, and a sum as events have it', () => {
  expect(
    correctedFields(sampleShipment, sampleShipment, { commodities: {}, total: { after: '100' } }),
  ).toEqual([{ field: 'commodities' }, { field: 'total', after: '100' }]);
});

test('the letter says the field, the old and the new value, and what became of the price', () => {
  const corrected = changed({ consignee: { ...consignee, phone: '600-0199' } });
  const { body } = askedNews({ what: 'CORRECTION', how: 'PHONE' }, { consignee: {} }, corrected);
  expect(body).toBe(
    'You asked us by phone for a change, and we made it. Receiver’s phone: +592 600-1234 → +592 600-0199. The price stays the same. Call us if something is not right.',
  );
});
