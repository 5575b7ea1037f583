import { expect, test } from 'vitest';
import { EstimateRequest } from './estimate-request.ts';

const box = {
  kind: 'box',
  quantity: 1,
  length: 12,
  width: 12,
  height: 12,
  lengthUnit: 'in',
  weight: 10,
  weightUnit: 'lb',
};
const request = {
  to: 'GY',
  goods: [box],
  service: 'standard',
  mailbox: false,
  brokerage: false,
  insured: false,
};

test('what the calculator sends is accepted', () => {
  const barrel = {
    kind: 'barrel',
    barrel: 'B55',
    quantity: 2,
    weight: 140,
    weightUnit: 'lb',
    emptyNeeded: true,
  };
  const whole = { ...request, goods: [box, barrel], pickupMiles: 6, stairs: true, doorDelivery: true };
  const insured = { ...whole, insured: true, declaredValue: 40_000, dearestKindValue: 30_000 };
  expect(EstimateRequest.parse(insured)).toEqual(insured);
});

test.each([
  ['no goods', { goods: [] }],
  ['more kinds of goods than the calculator has rows', { goods: Array.from({ length: 21 }, () => box) }],
  ['half a box', { goods: [{ ...box, quantity: 0.5 }] }],
  ['a box without weight', { goods: [{ ...box, weight: 0 }] }],
  ['a weight that is no number', { goods: [{ ...box, weight: Number.POSITIVE_INFINITY }] }],
  ['a destination that we do not fly to', { to: 'US' }],
  ['a value in half cents', { declaredValue: 10.5 }],
  ['a field that we do not know', { total: 1 }],
])('%s is refused', (_, change) => {
  expect(EstimateRequest.safeParse({ ...request, ...change }).success).toBe(false);
});
