import type { DestinationCode } from '../kernel/destinations.ts';
import type { Cents } from '../kernel/money.ts';
import type { BarrelCode } from './rate-card.ts';

/** Boxes of one size. Dimensions and weights as the person measured them. */
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
}

export type Goods = BoxGoods | BarrelGoods;

/** What somebody wants priced. Amounts in cents, distances in miles. */
export interface EstimateRequest {
  readonly to: DestinationCode;
  readonly goods: readonly Goods[];
  readonly service: 'standard' | 'express';
  /** Parcels that lie in the customer's mailbox and are sent together: no minimum freight. */
  readonly mailbox: boolean;
  /** Great-circle miles from the dock to a tenth, when goods are to be collected. */
  readonly pickupMiles?: number;
  /** At pickup; without one it changes nothing. */
  readonly stairs?: boolean;
  readonly doorDelivery?: boolean;
  readonly brokerage: boolean;
  /** Worth of everything; needed for insurance. */
  readonly declaredValue?: Cents;
  readonly insured: boolean;
  /** Worth of the dearest kind of goods (one Schedule B number): decides whether an export filing is needed. */
  readonly dearestKindValue?: Cents;
}

/** Trade codes of the lines, IATA's other-charge codes where one fits. */
type LineCode =
  | 'freight'
  | 'break'
  | 'barrel'
  | 'barrel-extra'
  | 'minimum'
  | 'express'
  | 'MY'
  | 'SC'
  | 'PU'
  | 'stairs'
  | 'CD'
  | 'IN'
  | 'EEI'
  | 'SA';

export interface EstimateLine {
  readonly code: LineCode;
  /** In words people understand: `Freight, 57 lb × $4.25`. */
  readonly text: string;
  readonly amount: Cents;
}

/** Why staff look at it before it can be booked. */
export type ReviewReason = 'OVERSIZE_BOX' | 'HEAVY_BARREL';

/** What `estimate` of make-estimate.ts answers. */
export interface Estimate {
  readonly lines: readonly EstimateLine[];
  /** Sum of the lines. */
  readonly total: Cents;
  /** Pounds of the boxes that are charged, after the ceiling. */
  readonly chargeableLb: number;
  /** Of everything, boxes and barrels, as the scale shows it. */
  readonly grossLb: number;
  /** Pounds the boxes' volume counts as, before the ceiling. */
  readonly dimensionalLb: number;
  readonly review: readonly ReviewReason[];
  /** What was taken for granted, a sentence each. */
  readonly assumptions: readonly string[];
  /** Where the same goods would cost less another way, a sentence each. */
  readonly advice: readonly string[];
  readonly rateCardVersion: number;
}

/** Why there is no price; the message says what to do. */
export type EstimateRefusalCode =
  | 'NOTHING_TO_SHIP'
  | 'INVALID_GOODS'
  | 'BARREL_OVER_MAX'
  | 'PICKUP_TOO_FAR'
  | 'VALUE_NEEDED';
