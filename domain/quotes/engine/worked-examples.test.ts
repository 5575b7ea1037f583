import { expect, test } from 'vitest';
import { consolidationSaving } from '../consolidation.ts';
import { defaultRateCard } from '../default-rate-card.ts';
import type { BarrelGoods, BoxGoods, EstimateRequest } from '../estimate.ts';
import { estimate } from '../make-estimate.ts';

type Sides = readonly [length: number, width: number, height: number];
const inches = { kind: 'box', quantity: 1, lengthUnit: 'in', weightUnit: 'lb' } as const;
const box = ([length, width, height]: Sides, weight: number, quantity = 1): BoxGoods => ({
  ...inches,
  length,
  width,
  height,
  weight,
  quantity,
});
const cube = (side: number): Sides => [side, side, side];
const barrel = (code: BarrelGoods['barrel'], weight: number): BarrelGoods => ({
  kind: 'barrel',
  barrel: code,
  quantity: 1,
  weight,
  weightUnit: 'lb',
});
const request = (to: EstimateRequest['to'], ...goods: EstimateRequest['goods']): EstimateRequest => ({
  to,
  goods,
  service: 'standard',
  mailbox: false,
  brokerage: false,
  insured: false,
});

const parcels = [box([10, 8, 6], 2.2), box([12, 9, 4], 3.1), box([9, 6, 3], 1.3), box([14, 10, 5], 2.6)];

interface Example {
  readonly number: number;
  readonly of: string;
  readonly asked: EstimateRequest;
  /** The lines with an amount, by their codes. */
  readonly lines: Readonly<Record<string, number>>;
  readonly total: number;
  readonly review?: readonly string[];
}

/** Twelve prices, exact to the cent (trade.md, The price). */
const examples: readonly Example[] = [
  {
    number: 1,
    of: 'a cube of a foot, 10 lb, to Guyana: volume counts',
    asked: request('GY', box(cube(12), 10)),
    lines: { freight: 3850 },
    total: 3850,
  },
  {
    number: 2,
    of: 'a suitcase-sized box to Jamaica',
    asked: request('JM', box([24, 18, 18], 20)),
    lines: { freight: 17_625 },
    total: 17_625,
  },
  {
    number: 3,
    of: 'a small parcel to Trinidad: the least freight',
    asked: request('TT', box([10, 8, 6], 3)),
    lines: { freight: 1200, minimum: 1300 },
    total: 2500,
  },
  {
    number: 3,
    of: 'the same from a mailbox: no least freight',
    asked: { ...request('TT', box([10, 8, 6], 3)), mailbox: true },
    lines: { freight: 1200 },
    total: 1200,
  },
  {
    number: 4,
    of: 'two boxes to Barbados, insured and collected',
    asked: {
      ...request('BB', box([16, 12, 12], 18.4), box([20, 20, 16], 22)),
      insured: true,
      declaredValue: 40_000,
      pickupMiles: 12,
    },
    lines: { freight: 24_225, PU: 3500, IN: 800 },
    total: 28_525,
  },
  {
    number: 5,
    of: 'centimetres and kilograms to Suriname, express',
    asked: {
      ...request('SR', { ...box([60, 40, 40], 18), lengthUnit: 'cm', weightUnit: 'kg' }),
      service: 'express',
    },
    lines: { freight: 15_000, express: 3750 },
    total: 18_750,
  },
  {
    number: 6,
    of: 'three boxes of 40 lb to Guyana with brokerage: five percent off',
    asked: { ...request('GY', box(cube(18), 40, 3)), brokerage: true },
    lines: { freight: 42_000, break: -2100, CD: 3500 },
    total: 43_400,
  },
  {
    number: 7,
    of: '98 lb to Guyana: billed as 100',
    asked: request('GY', box(cube(20), 49, 2)),
    lines: { freight: 34_300, break: -1050 },
    total: 33_250,
  },
  {
    number: 8,
    of: 'a 55-gallon barrel to Guyana, collected six miles away',
    asked: { ...request('GY', barrel('B55', 140)), pickupMiles: 6 },
    lines: { barrel: 35_000, PU: 2500 },
    total: 37_500,
  },
  {
    number: 9,
    of: 'two barrels to Jamaica, one overweight, insured: staff look first',
    asked: {
      ...request('JM', barrel('B77', 198), barrel('B55', 163.2)),
      insured: true,
      declaredValue: 90_000,
    },
    lines: { barrel: 90_000, 'barrel-extra': 5250, IN: 1800 },
    total: 97_050,
    review: ['HEAVY_BARREL'],
  },
  {
    number: 10,
    of: 'a shop’s stock to Trinidad with an export filing',
    asked: {
      ...request('TT', box(cube(20), 52, 10)),
      brokerage: true,
      insured: true,
      declaredValue: 620_000,
      dearestKindValue: 310_000,
    },
    lines: { freight: 208_000, break: -20_800, IN: 12_400, CD: 3500, EEI: 3500 },
    total: 206_600,
  },
  {
    number: 11,
    of: 'four mailbox parcels to Guyana as one',
    asked: { ...request('GY', ...parcels), mailbox: true },
    lines: { freight: 4200 },
    total: 4200,
  },
  {
    number: 12,
    of: 'a long box to Guyana: half a cent off rounds up, staff look first',
    asked: request('GY', box([50, 20, 20], 60)),
    lines: { freight: 42_350, break: -2118 },
    total: 40_232,
    review: ['OVERSIZE_BOX'],
  },
];

test.each(examples)('example $number, $of', ({ asked, lines, total, review = [] }) => {
  const answer = estimate(asked, defaultRateCard);
  if (!answer.ok) throw new Error(answer.refusal.message);
  const { value } = answer;
  const priced: Record<string, number> = {};
  for (const { code, amount } of value.lines) {
    if (amount !== 0) priced[code] = (priced[code] ?? 0) + amount;
  }
  expect(priced).toEqual(lines);
  expect(value.total).toBe(total);
  expect(value.review).toEqual(review);
  expect(value.rateCardVersion).toBe(1);
});

test('example 11, the saving of four parcels as one shipment', () => {
  expect(consolidationSaving(parcels, { to: 'GY', service: 'standard' }, defaultRateCard)).toEqual({
    ok: true,
    value: { apart: 4900, together: 4200, saved: 700 },
  });
});

test('example 13, a barrel over 200 lb is refused with a way out', () => {
  expect(estimate(request('GY', barrel('B55', 201)), defaultRateCard)).toMatchObject({
    ok: false,
    refusal: { code: 'BARREL_OVER_MAX', message: expect.stringContaining('two barrels') },
  });
  expect(estimate(request('GY', barrel('B55', 200)), defaultRateCard).ok).toBe(true);
});
