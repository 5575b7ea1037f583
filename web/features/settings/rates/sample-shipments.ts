import type { BoxGoods, EstimateRequest } from '#domain/quotes/estimate.ts';

/** A typical shipment, to show what a new card does to its price. */
interface SampleShipment {
  readonly words: string;
  readonly request: EstimateRequest;
}

const box = (quantity: number, [length, width, height]: readonly [number, number, number], weight: number) =>
  ({
    kind: 'box',
    quantity,
    length,
    width,
    height,
    weight,
    lengthUnit: 'in',
    weightUnit: 'lb',
  }) satisfies BoxGoods;

const standard = { service: 'standard', mailbox: false, brokerage: false, insured: false } as const;

/** Together they use every lane, break, barrel and extra. */
export const sampleShipments: readonly SampleShipment[] = [
  {
    words: 'Guyana: a box of 12 × 12 × 12 in, 10 lb',
    request: { ...standard, to: 'GY', goods: [box(1, [12, 12, 12], 10)] },
  },
  {
    words: 'Trinidad: a small parcel of 3 lb',
    request: { ...standard, to: 'TT', goods: [box(1, [10, 8, 6], 3)] },
  },
  {
    words: 'Guyana: the same parcel, from a mailbox',
    request: { ...standard, mailbox: true, to: 'GY', goods: [box(1, [10, 8, 6], 3)] },
  },
  {
    words: 'Barbados: two boxes, insured for $400, picked up 12 miles away',
    request: {
      ...standard,
      to: 'BB',
      goods: [box(1, [16, 12, 12], 18.4), box(1, [20, 20, 16], 22)],
      insured: true,
      declaredValue: 40_000,
      pickupMiles: 12,
    },
  },
  {
    words: 'Suriname: a box of 24 × 16 × 16 in, 40 lb, express',
    request: { ...standard, service: 'express', to: 'SR', goods: [box(1, [24, 16, 16], 40)] },
  },
  {
    words: 'Guyana: a 55-gallon barrel of 140 lb, picked up 6 miles away',
    request: {
      ...standard,
      to: 'GY',
      goods: [{ kind: 'barrel', barrel: 'B55', quantity: 1, weight: 140, weightUnit: 'lb' }],
      pickupMiles: 6,
    },
  },
  {
    words: 'Jamaica: a 77-gallon barrel of 198 lb, delivered to the door',
    request: {
      ...standard,
      to: 'JM',
      goods: [{ kind: 'barrel', barrel: 'B77', quantity: 1, weight: 198, weightUnit: 'lb' }],
      doorDelivery: true,
    },
  },
  {
    words: 'Guyana: three boxes of 40 lb with brokerage',
    request: { ...standard, brokerage: true, to: 'GY', goods: [box(3, [18, 18, 18], 40)] },
  },
  {
    words: 'Trinidad: a shop’s ten cartons of 52 lb, worth $6,200, insured, with brokerage and filing',
    request: {
      ...standard,
      to: 'TT',
      goods: [box(10, [20, 20, 20], 52)],
      brokerage: true,
      insured: true,
      declaredValue: 620_000,
      dearestKindValue: 310_000,
    },
  },
];
