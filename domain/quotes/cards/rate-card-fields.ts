import * as z from 'zod/mini';
import { boundedNumber } from '../../kernel/bounded-number.ts';

const HOW_AMOUNTS_READ = 'Give an amount like 12.50';
/** Whole cents, never below nothing. */
const Price = z
  .int(HOW_AMOUNTS_READ)
  .check(z.minimum(0, 'Give 0.00 or more'), z.maximum(10_000_000, 'Give 100,000.00 or less'));
/** A pound that costs nothing is a slip of the hand. */
const Rate = z
  .int(HOW_AMOUNTS_READ)
  .check(z.minimum(1, 'Give a price above nothing'), z.maximum(100_000, 'A pound costs no more than $1,000'));
const Percent = boundedNumber(0, 100);
const Pounds = boundedNumber(0, 100_000);
/** Longer than any box that flies. */
const Inches = boundedNumber(1, 1000);
/** Further than any van drives. */
const Miles = boundedNumber(0, 1000);
/** A storage clock runs out within ten years. */
const days = (least: number) => z.int().check(z.minimum(least), z.maximum(3650, 'Give 3,650 days or less'));

/** What a barrel is charged as: so many pounds at the lane's rate, up to a weight (domain notes §3.4). */
const Barrel = z.strictObject({
  code: z.enum(['B30', 'B55', 'B77']),
  name: z.string().check(z.minLength(2), z.maxLength(40)),
  equivalentLb: Pounds,
  includedLb: Pounds,
  /** An empty one, delivered or collected. */
  emptyPrice: Price,
});

/** A rate card's fields, each right by itself. */
export const RateCardFields = z.strictObject({
  /** Cents for each chargeable pound. */
  perLb: z.strictObject({ GY: Rate, JM: Rate, TT: Rate, BB: Rate, SR: Rate }),
  /** Cubic inches that count as a pound: 166 is about 6,000 cm³ a kilogram. */
  dimDivisor: boundedNumber(50, 500),
  /** One ceiling for the whole shipment, or one for every piece. */
  roundUp: z.enum(['shipment', 'piece']),
  /** From so many chargeable pounds the rate is lower, ascending. */
  breaks: z.array(z.strictObject({ fromLb: Pounds, percentOff: Percent })).check(z.maxLength(10)),
  /** Least freight of a shipment that is not a mailbox consolidation. */
  minimumFreight: Price,
  barrels: z.array(Barrel).check(z.minLength(1), z.maxLength(3)),
  /** Heavier barrels are refused; heavier than the second, staff look first. */
  barrelLimits: z.strictObject({ refusedAboveLb: Pounds, reviewAboveLb: Pounds }),
  /** Boxes beyond either are an estimate until staff confirm. */
  oversize: z.strictObject({ aboveLb: Pounds, aboveIn: Inches }),
  /** On the freight after the minimum. */
  expressPercent: Percent,
  fuelPerLb: Price,
  securityPerLb: Price,
  /** By miles from the dock, ascending. */
  pickup: z.array(z.strictObject({ toMiles: Miles, price: Price })).check(z.minLength(1), z.maxLength(10)),
  stairs: Price,
  failedPickup: Price,
  brokerage: Price,
  insurance: z.strictObject({ percent: Percent, minimum: Price }),
  /** Filing with U.S. customs where one kind of goods is worth more than the threshold. */
  exportFiling: z.strictObject({ price: Price, aboveValue: Price }),
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
