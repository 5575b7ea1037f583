import { expect, test } from 'vitest';
import { defaultRateCard } from '../default-rate-card.ts';
import { estimate } from '../make-estimate.ts';
import { type PickupAsked, pickupFee } from './pickup-fee.ts';

const { card } = defaultRateCard;
const areas = [
  { zip: '112', name: 'Brooklyn', toll: 1400 },
  { zip: '11201', name: 'Downtown Brooklyn', toll: 1900 },
  { zip: '104', name: 'the Bronx', toll: 0 },
];
const linesOf = (asked: PickupAsked, pickupAreas = areas) => {
  const fee = pickupFee({ ...card, pickupAreas }, asked);
  return fee.ok ? fee.value.map(({ code, amount }) => `${code} ${amount}`) : fee.refusal;
};

test('a pickup costs by its miles: 25.0 is within the last band, and 25.1 too far for the van', () => {
  expect(linesOf({ miles: 0 })).toEqual(['PU 2500']);
  expect(linesOf({ miles: 10.1 })).toEqual(['PU 3500']);
  expect(linesOf({ miles: 25 })).toEqual(['PU 4500']);
  expect(linesOf({ miles: 25.1 })).toEqual({
    code: 'PICKUP_TOO_FAR',
    message: 'We pick up within 25 miles of our dock. You can bring the goods to us, or send them.',
    details: { farthest: 25 },
  });
});

test('tolls follow from the longest beginning of the ZIP code that is in the list', () => {
  expect(linesOf({ miles: 13, zip: '11226' })).toEqual(['PU 3500', 'PT 1400']);
  expect(linesOf({ miles: 13, zip: '11201' })).toEqual(['PU 3500', 'PT 1900']);
  expect(linesOf({ miles: 13, zip: '07102' })).toEqual(['PU 3500']);
});

test('tolls of nothing have no line, and a card has no tolls until somebody enters them', () => {
  expect(linesOf({ miles: 13, zip: '10451' })).toEqual(['PU 3500']);
  expect(card.pickupAreas).toEqual([]);
  const { pickupAreas: _none, ...older } = card;
  expect(pickupFee(older, { miles: 13, zip: '11226' })).toMatchObject({ ok: true, value: [{ code: 'PU' }] });
});

test('stairs come last', () => {
  expect(linesOf({ miles: 13, zip: '11226', stairs: true })).toEqual(['PU 3500', 'PT 1400', 'stairs 1500']);
});

test('the price of a shipment has the same lines', () => {
  const priced = estimate(
    {
      to: 'GY',
      goods: [{ kind: 'barrel', barrel: 'B55', quantity: 1, weight: 140, weightUnit: 'lb' }],
      service: 'standard',
      mailbox: false,
      pickupMiles: 13,
      pickupZip: '11226',
      stairs: true,
      brokerage: false,
      insured: false,
    },
    { ...defaultRateCard, card: { ...card, pickupAreas: areas } },
  );
  expect(priced).toMatchObject({
    ok: true,
    value: {
      total: 35000 + 3500 + 1400 + 1500,
      lines: expect.arrayContaining([{ code: 'PT', text: 'Tolls to Brooklyn', amount: 1400 }]),
    },
  });
});
