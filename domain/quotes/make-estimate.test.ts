import { describe, expect, test } from 'vitest';
import { defaultRateCard } from './default-rate-card.ts';
import type { BarrelGoods, BoxGoods, Estimate, EstimateRequest } from './estimate.ts';
import { estimate } from './make-estimate.ts';
import type { PublishedRateCard, RateCard } from './rate-card.ts';

const box: BoxGoods = {
  kind: 'box',
  quantity: 1,
  length: 12,
  width: 12,
  height: 12,
  lengthUnit: 'in',
  weight: 20,
  weightUnit: 'lb',
};
const barrel: BarrelGoods = { kind: 'barrel', barrel: 'B55', quantity: 1, weight: 140, weightUnit: 'lb' };
const plain: EstimateRequest = {
  to: 'GY',
  goods: [box],
  service: 'standard',
  mailbox: false,
  brokerage: false,
  insured: false,
};
const cardWith = (changes: Partial<RateCard>): PublishedRateCard => ({
  ...defaultRateCard,
  card: { ...defaultRateCard.card, ...changes },
});
const priced = (changes: Partial<EstimateRequest>, published = defaultRateCard): Estimate => {
  const answer = estimate({ ...plain, ...changes }, published);
  if (!answer.ok) throw new Error(answer.refusal.message);
  return answer.value;
};
const refused = (changes: Partial<EstimateRequest>): string => {
  const answer = estimate({ ...plain, ...changes }, defaultRateCard);
  return answer.ok ? 'priced' : answer.refusal.code;
};
const line = ({ lines }: Estimate, code: string) => lines.find((each) => each.code === code);

describe('the chargeable weight', () => {
  const dense: BoxGoods = { ...box, length: 1, width: 1, height: 1 };
  const metric: BoxGoods = { ...dense, length: 31.75, width: 31.75, height: 31.75, lengthUnit: 'cm' };
  test.each([
    ['11.51 lb is 12', [{ ...dense, weight: 11.51 }], 12],
    ['98 lb out of decimals is 98', [30.6, 33.7, 33.7].map((weight) => ({ ...dense, weight })), 98],
    ['a hair over 98 lb is 99', [{ ...dense, weight: 98.001 }], 99],
    ['120.48 lb by volume is 121', [{ ...box, length: 50, width: 20, height: 20 }], 121],
    ['an envelope is at least one', [{ ...box, length: 12, width: 9, height: 0.4, weight: 0.2 }], 1],
    ['half an inch is a whole one', [{ ...box, length: 16.5, width: 16.5, height: 16.5, weight: 1 }], 30],
    ['31.75 cm is half an inch over 12', [{ ...metric, weight: 1 }], 14],
  ])('%s', (_words, goods, pounds) => {
    expect(priced({ goods }).chargeableLb).toBe(pounds);
  });

  test('a tiny box is charged as one pound, and a box without weight has no price', () => {
    const tiny: BoxGoods = { ...box, length: 0.4, width: 0.4, height: 0.4 };
    const lightest = priced({ goods: [{ ...tiny, weight: 0.0005 }], mailbox: true });
    expect([lightest.chargeableLb, lightest.total]).toEqual([1, 350]);
    expect(refused({ goods: [{ ...tiny, weight: 0.0004 }], mailbox: true })).toBe('INVALID_GOODS');
    expect(refused({ goods: [{ ...tiny, weight: 0.0002, weightUnit: 'kg' }] })).toBe('INVALID_GOODS');
  });

  test('barrels alone have no chargeable pounds of boxes: zero, and not the minimum of one', () => {
    expect(Object.is(priced({ goods: [barrel] }).chargeableLb, 0)).toBe(true);
  });

  test('pounds are rounded up once for the shipment, or for each box when the card says so', () => {
    const goods = [{ ...box, length: 1, weight: 10.2, quantity: 4 }];
    expect(priced({ goods }).chargeableLb).toBe(41);
    expect(priced({ goods }, cardWith({ roundUp: 'piece' })).chargeableLb).toBe(44);
  });

  test('barrels do not count for the weight and the breaks of boxes', () => {
    const both = priced({
      goods: [
        { ...box, weight: 40 },
        { ...barrel, quantity: 2 },
      ],
    });
    expect(both).toMatchObject({ chargeableLb: 40, grossLb: 320, total: 40 * 350 + 2 * 35_000 });
  });
});

describe('pounds beside the price', () => {
  test('above what a barrel includes are paid in fuel and security too, for each barrel', () => {
    const surcharged = cardWith({ fuelPerLb: 10, securityPerLb: 1 });
    const heavy = { ...barrel, quantity: 2, weight: 160.5 };
    const { equivalentLb, includedLb } = surcharged.card.barrels.find(({ code }) => code === 'B55') ?? {
      equivalentLb: 0,
      includedLb: 0,
    };
    const billed = 2 * (equivalentLb + Math.ceil(160.5 - includedLb));
    expect(line(priced({ goods: [heavy] }, surcharged), 'MY')?.amount).toBe(billed * 10);
    expect(line(priced({ goods: [heavy] }, surcharged), 'SC')?.amount).toBe(billed);
  });

  test('by size are shown for all boxes together, and none for barrels', () => {
    const large = { ...box, length: 20, width: 20, height: 20, quantity: 3 };
    const one = priced({ goods: [{ ...large, quantity: 1 }] }).dimensionalLb;
    expect(one).toBeGreaterThan(45);
    expect(priced({ goods: [large, barrel] }).dimensionalLb).toBeCloseTo(3 * one, 0);
    expect(priced({ goods: [barrel] }).dimensionalLb).toBe(0);
  });

  test('insurance needs a value of the goods: none, and a value of nothing, have no price', () => {
    for (const declaredValue of [undefined, 0, -100])
      expect(refused({ insured: true, ...(declaredValue === undefined ? {} : { declaredValue }) })).toBe(
        'VALUE_NEEDED',
      );
    expect(refused({ insured: true, declaredValue: 1 })).toBe('priced');
  });
});

describe('extras', () => {
  test.each([
    [0, 2500],
    [10, 2500],
    [10.1, 3500],
    [17.5, 3500],
    [17.6, 4500],
    [25, 4500],
  ])('pickup %s miles away is %i cents', (pickupMiles, amount) => {
    expect(line(priced({ pickupMiles }), 'PU')?.amount).toBe(amount);
  });

  test('an empty barrel costs its price for each, and is no freight: express and minimum leave it out', () => {
    const goods = [{ ...barrel, quantity: 2, emptyNeeded: true }];
    const filled = priced({ goods: [{ ...barrel, quantity: 2 }], service: 'express' });
    const both = priced({ goods, service: 'express' });
    expect(line(both, 'empty-barrel')).toEqual({
      code: 'empty-barrel',
      text: '2 × empty 55-gallon barrel, picked up at our dock',
      amount: 9000,
    });
    expect(both.total - filled.total).toBe(9000);
    expect(line(filled, 'empty-barrel')).toBeUndefined();
  });

  test('stairs cost something only with pickup', () => {
    expect(line(priced({ pickupMiles: 5, stairs: true }), 'stairs')?.amount).toBe(1500);
    expect(line(priced({ stairs: true }), 'stairs')).toBeUndefined();
  });

  test('fuel and security are shown as included until the card prices them', () => {
    expect(line(priced({}), 'MY')).toEqual({ code: 'MY', text: 'Fuel, included', amount: 0 });
    expect(line(priced({}, cardWith({ fuelPerLb: 18 })), 'MY')).toEqual({
      code: 'MY',
      text: 'Fuel, 20 lb × $0.18',
      amount: 360,
    });
  });

  test('insurance is two percent, and at least five dollars', () => {
    expect(line(priced({ insured: true, declaredValue: 25_000 }), 'IN')?.amount).toBe(500);
    expect(line(priced({ insured: true, declaredValue: 25_025 }), 'IN')?.amount).toBe(501);
    expect(line(priced({ declaredValue: 25_025 }), 'IN')).toBeUndefined();
  });

  test('an export filing is needed above 2,500 dollars, not at 2,500 dollars', () => {
    expect(line(priced({ dearestKindValue: 250_000 }), 'EEI')).toBeUndefined();
    expect(line(priced({ dearestKindValue: 250_001 }), 'EEI')?.amount).toBe(3500);
  });

  test('without the value of the most expensive kind, the estimate states its assumption', () => {
    const assumed = (changes: Partial<EstimateRequest>) => priced(changes).assumptions.join(' ');
    expect(assumed({ declaredValue: 300_000 })).toContain(
      'No single kind of goods is worth more than $2,500. If one is, an export filing of $35.00',
    );
    expect(assumed({ declaredValue: 250_000 })).not.toContain('No single kind');
    expect(assumed({ declaredValue: 300_000, dearestKindValue: 200_000 })).not.toContain('No single kind');
  });

  test('the minimum comes before express, and everything else after it', () => {
    const small = priced({
      goods: [{ ...box, weight: 2, length: 4 }],
      service: 'express',
      doorDelivery: true,
    });
    expect(small.lines.filter(({ amount }) => amount > 0).map(({ code, amount }) => [code, amount])).toEqual([
      ['freight', 1400],
      ['minimum', 1100],
      ['express', 625],
      ['SA', 2000],
    ]);
  });
});

describe('staff must look first', () => {
  test.each([
    ['a box of 70 lb', { ...box, weight: 70 }, []],
    ['a box over 70 lb', { ...box, weight: 70.1 }, ['OVERSIZE_BOX']],
    ['a side of 48 in', { ...box, length: 48 }, []],
    ['a side over 48 in', { ...box, length: 49 }, ['OVERSIZE_BOX']],
    ['a barrel of 176 lb', { ...barrel, weight: 176 }, []],
    ['a barrel over 176 lb', { ...barrel, weight: 176.1 }, ['HEAVY_BARREL']],
  ])('%s', (_words, goods, review) => {
    expect(priced({ goods: [goods] }).review).toEqual(review);
  });
});

describe('no price', () => {
  test.each([
    ['nothing at all', { goods: [] }, 'NOTHING_TO_SHIP'],
    ['none of a box', { goods: [{ ...box, quantity: 0 }] }, 'NOTHING_TO_SHIP'],
    ['half a box', { goods: [{ ...box, quantity: 0.5 }] }, 'INVALID_GOODS'],
    ['a box without a weight', { goods: [{ ...box, weight: Number.NaN }] }, 'INVALID_GOODS'],
    ['a box without a height', { goods: [{ ...box, height: 0 }] }, 'INVALID_GOODS'],
    [
      'a barrel over the limit in kilograms',
      { goods: [{ ...barrel, weight: 90.8, weightUnit: 'kg' as const }] },
      'BARREL_OVER_MAX',
    ],
    ['a pickup too far away', { pickupMiles: 25.1 }, 'PICKUP_TOO_FAR'],
    ['a pickup nowhere', { pickupMiles: Number.NaN }, 'PICKUP_TOO_FAR'],
    ['insurance of nothing', { insured: true }, 'VALUE_NEEDED'],
  ])('%s', (_words, changes: Partial<EstimateRequest>, code) => {
    expect(refused(changes)).toBe(code);
  });
});

describe('advice', () => {
  test('a larger barrel where it costs less', () => {
    const small: BarrelGoods = { ...barrel, barrel: 'B30', weight: 150 };
    const { advice, total } = priced({ goods: [small] });
    expect(total - priced({ goods: [{ ...small, barrel: 'B55' }] }).total).toBe(7000);
    expect(advice[0]).toBe(
      'In a 55-gallon barrel, the goods of the 30-gallon barrel would cost $70.00 less to fly.',
    );
  });

  test('boxes where the barrel is light', () => {
    // 55 gallons have a dimensional weight of 76.5 lb, so 80 lb count as 80 lb.
    expect(priced({ goods: [{ ...barrel, weight: 80 }] }).advice).toEqual([
      'In boxes that hold as much as the barrel, the goods of the 55-gallon barrel would cost $70.00 less to fly.',
    ]);
  });

  test('the same advice is given once: for equal barrels in two rows, and for barrels that would save the same', () => {
    const light = { ...barrel, weight: 60 };
    const twice = priced({ goods: [light, light] }).advice;
    expect(twice).toEqual(priced({ goods: [{ ...light, quantity: 2 }] }).advice);
    expect(twice).toEqual([
      expect.stringMatching(
        /^In boxes that hold as much as the barrel, the goods of the 55-gallon barrels would/,
      ),
    ]);
    const { advice } = priced({ goods: [light, { ...light, weight: 59 }] });
    expect(new Set(advice).size).toBe(advice.length);
  });

  test('none when the barrel is the cheapest packing', () => {
    expect(priced({ goods: [barrel] }).advice).toEqual([]);
  });
});
