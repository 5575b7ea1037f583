import * as z from 'zod/mini';
import { boundedNumber } from '../../kernel/bounded-number.ts';
import { eachDestination } from '../../kernel/destinations.ts';

const AMOUNT_FORMAT_MESSAGE = 'Give an amount like 12.50';
/** Whole cents, zero or more. */
const Price = z
  .int(AMOUNT_FORMAT_MESSAGE)
  .check(z.minimum(0, 'Give 0.00 or more'), z.maximum(10_000_000, 'Give 100,000.00 or less'));
/** Cents for a pound. Zero is a typing error. */
const Rate = z
  .int(AMOUNT_FORMAT_MESSAGE)
  .check(z.minimum(1, 'Give a price above $0'), z.maximum(100_000, 'Give $1,000 or less per pound'));
const Percent = boundedNumber(0, 100);
const Pounds = boundedNumber(0, 100_000);
/** The maximum is longer than any box that flies. */
const Inches = boundedNumber(1, 1000);
/** The maximum is further than any van drives. */
const Miles = boundedNumber(0, 1000);
/** Days of storage, at most ten years. */
const days = (min: number) => z.int().check(z.minimum(min), z.maximum(3650, 'Give 3,650 days or less'));

/** The sizes of barrels that we ship. */
export const BarrelCode = z.enum(['B30', 'B55', 'B77']);

/** The flat price of a barrel up to a weight: its equivalent in pounds at the rate of the lane (trade.md, The price). */
const Barrel = z.strictObject({
  code: BarrelCode,
  name: z.string().check(z.minLength(2), z.maxLength(40)),
  equivalentLb: Pounds,
  includedLb: Pounds,
  /** An empty one, picked up at the dock. */
  emptyPrice: Price,
});

/** The fields of a rate card, each validated by itself. */
export const RateCardFields = z.strictObject({
  /** Cents for each chargeable pound. */
  perLb: z.strictObject(eachDestination(() => Rate)),
  /** Cubic inches that count as one pound: 166 is about 6,000 cm³ per kilogram. */
  dimDivisor: boundedNumber(50, 500),
  /** Whether started pounds are rounded up once for the shipment or for every piece. */
  roundUp: z.enum(['shipment', 'piece']),
  /** Weight breaks: from this many chargeable pounds the rate is lower. Ascending. */
  breaks: z.array(z.strictObject({ fromLb: Pounds, percentOff: Percent })).check(z.maxLength(10)),
  /** Minimum freight of a shipment that is not a mailbox consolidation. */
  minimumFreight: Price,
  barrels: z.array(Barrel).check(z.minLength(1), z.maxLength(3)),
  /** Barrels above the first weight are refused; above the second, staff must look at them. */
  barrelLimits: z.strictObject({ refusedAboveLb: Pounds, reviewAboveLb: Pounds }),
  /** The price of a box above either limit is an estimate until staff confirm it. */
  oversize: z.strictObject({ aboveLb: Pounds, aboveIn: Inches }),
  /** Percent of the freight, after the minimum. */
  expressPercent: Percent,
  fuelPerLb: Price,
  securityPerLb: Price,
  /** Prices by miles from the dock, ascending. */
  pickup: z.array(z.strictObject({ toMiles: Miles, price: Price })).check(z.minLength(1), z.maxLength(10)),
  stairs: Price,
  failedPickup: Price,
  brokerage: Price,
  insurance: z.strictObject({ percent: Percent, minimum: Price }),
  /** Export filing with U.S. customs, where the law asks for it. */
  exportFiling: z.strictObject({ price: Price }),
  doorDelivery: Price,
  repack: Price,
  extraPhotos: z.strictObject({
    count: z.int().check(z.minimum(1), z.maximum(100, 'Give 100 photos or fewer')),
    price: Price,
  }),
  storage: z.strictObject({
    freeDays: days(0),
    perLbDay: Price,
    abandonedAfterDays: days(1),
    destinationFreeDays: days(0),
    destinationPerPieceWeek: Price,
  }),
});
export type RateCardFields = z.infer<typeof RateCardFields>;
