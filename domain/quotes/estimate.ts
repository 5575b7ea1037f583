import type { BarrelCode } from '../kernel/barrels.ts';
import type { DestinationCode } from '../kernel/destinations.ts';
import type { Cents } from '../kernel/money.ts';

/** Boxes of one size, with dimensions and weight as entered. */
export interface BoxGoods {
  readonly kind: 'box';
  readonly quantity: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly lengthUnit: 'in' | 'cm';
  /** Of one box. */
  readonly weight: number;
  readonly weightUnit: 'lb' | 'kg';
}

/** Barrels of one size. */
export interface BarrelGoods {
  readonly kind: 'barrel';
  readonly barrel: BarrelCode;
  readonly quantity: number;
  /** Of one filled barrel. */
  readonly weight: number;
  readonly weightUnit: 'lb' | 'kg';
  /** The sender buys these barrels empty from us first. */
  readonly emptyNeeded?: boolean | undefined;
}

export type Goods = BoxGoods | BarrelGoods;

/** A request for an estimate. Amounts are in cents, distances in miles. */
export interface EstimateRequest {
  readonly to: DestinationCode;
  readonly goods: readonly Goods[];
  readonly service: 'standard' | 'express';
  /** Parcels from the mailbox of the customer that are sent together. They have no minimum freight. */
  readonly mailbox: boolean;
  /** Great-circle miles from the dock, to a tenth. Set when we collect the goods. */
  readonly pickupMiles?: number | undefined;
  /** Where we collect them: five digits. Decides about tolls. */
  readonly pickupZip?: string | undefined;
  /** Stairs at pickup. Ignored without pickup. */
  readonly stairs?: boolean | undefined;
  readonly doorDelivery?: boolean | undefined;
  readonly brokerage: boolean;
  /** Value of all goods; required for insurance. */
  readonly declaredValue?: Cents | undefined;
  readonly insured: boolean;
  /** Value of the most expensive kind of goods (one Schedule B number). Decides whether an export filing is needed. */
  readonly dearestKindValue?: Cents | undefined;
}

/**
 * Codes of the lines, in the order in which a price has them: IATA other-charge codes where there is one; PT are the tolls of a pickup,
 * `group` is what the price group of the customer takes off.
 */
export const lineCodes = [
  'freight',
  'break',
  'barrel',
  'barrel-extra',
  'minimum',
  'express',
  'group',
  'MY',
  'SC',
  'empty-barrel',
  'PU',
  'PT',
  'stairs',
  'IN',
  'CD',
  'EEI',
  'SA',
] as const;

export interface EstimateLine {
  readonly code: (typeof lineCodes)[number];
  /** In words for people: `Freight, 57 lb × $4.25`. */
  readonly text: string;
  readonly amount: Cents;
}

/** Why staff must look at a shipment before it can be booked. */
export type ReviewReason = 'OVERSIZE_BOX' | 'HEAVY_BARREL';

/** The result of `estimate` in make-estimate.ts. */
export interface Estimate {
  readonly lines: readonly EstimateLine[];
  /** Sum of the lines. */
  readonly total: Cents;
  /** Chargeable weight of the boxes in pounds, rounded up. */
  readonly chargeableLb: number;
  /** Actual weight of boxes and barrels. */
  readonly grossLb: number;
  /** Dimensional weight of the boxes, not rounded up. */
  readonly dimensionalLb: number;
  readonly review: readonly ReviewReason[];
  /** Assumptions, one sentence each. */
  readonly assumptions: readonly string[];
  /** Cheaper ways to pack the same goods, one sentence each. */
  readonly advice: readonly string[];
  readonly rateCardVersion: number;
  /** The code of the customer's price group, where the card has it. */
  readonly priceGroup?: string;
}
