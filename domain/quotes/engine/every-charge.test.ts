import { expect, test } from 'vitest';
import { priceTable } from '../cards/price-table.ts';
import { numbersOf, priceFields } from '../cards/rate-card-fields.ts';
import { defaultRateCard } from '../default-rate-card.ts';
import type { EstimateRequest } from '../estimate.ts';
import { estimate } from '../make-estimate.ts';

const small: EstimateRequest = {
  to: 'GY',
  goods: [
    {
      kind: 'box',
      quantity: 1,
      length: 5,
      width: 5,
      height: 5,
      lengthUnit: 'in',
      weight: 2,
      weightUnit: 'lb',
    },
  ],
  service: 'express',
  mailbox: false,
  pickupMiles: 5,
  stairs: true,
  doorDelivery: true,
  brokerage: true,
  insured: true,
  declaredValue: 100,
  dearestKindValue: 300_000,
};
/** Everything that can be asked for, for little and for much. */
const asked = [small, { ...small, declaredValue: 9_000_000 }];

const isInPrice = (name: string): boolean => {
  const row = priceTable[name.replace(/\..*/, '') as keyof typeof priceTable];
  const isByCause = 'line' in row && row.line === 'CAUSE';
  // What is kept at a counter is charged at the handover: shipments/handover/storage.ts.
  return !isByCause && row.group !== 'storage';
};
const charges = priceFields.filter(({ name, isCharge }) => isCharge && isInPrice(name));
const totals = (card: typeof defaultRateCard.card) =>
  asked.map((request) => {
    const priced = estimate(request, { ...defaultRateCard, card });
    return priced.ok ? priced.value.total : undefined;
  });

test.each(charges)('$name is in the price of somebody who asks for everything', ({ label }) => {
  const other = numbersOf((field) => field.first + (field.label === label ? 7 : 0));
  expect(totals({ ...defaultRateCard.card, ...other })).not.toEqual(totals(defaultRateCard.card));
});
