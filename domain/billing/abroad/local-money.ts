import * as z from 'zod/mini';
import { type DestinationCode, destinations } from '../../kernel/destinations.ts';
import type { Cents } from '../../kernel/money.ts';

/** The currencies of the destinations. */
export type LocalCurrency = (typeof destinations)[DestinationCode]['currency']['code'];
export const localCurrencies: readonly LocalCurrency[] = Object.values(destinations).map(
  ({ currency }) => currency.code,
);

/** The currency of a destination. */
export const currencyOf = (country: DestinationCode): LocalCurrency => destinations[country].currency.code;
/** The money of a destination by name: `Guyana dollars`. */
export const currencyName = (country: DestinationCode): string => destinations[country].currency.name;

/** A rate has four places: it is counted in ten-thousandths of the local unit for one U.S. dollar. */
export const RATE_PARTS = 10_000;
/**
 * One local unit for a dollar, the least that a rate may be. From there on the sum for some cents leads back to exactly these cents, so
 * that what is owed can be paid to the cent.
 */
const LEAST_RATE = RATE_PARTS;
/** Ten thousand local units for a dollar: far more than any of these currencies, and small enough to count exactly. */
const MOST_RATE = 10_000 * RATE_PARTS;
export const PerDollar = z.int().check(z.minimum(LEAST_RATE), z.maximum(MOST_RATE));

/** The largest sum that is counted exactly, in hundredths of the local unit. */
const MOST_LOCAL = 100_000_000_000;
/** Hundredths of a local unit, above nothing. */
const LocalAmount = z.int().check(z.minimum(1), z.maximum(MOST_LOCAL));

/** A local sum as somebody at a counter takes it, and the rate that they have seen. */
export const AskedLocalMoney = z.strictObject({ amount: LocalAmount, perDollar: PerDollar });

/** Said of a local sum that does not settle the cents that are sent with it. */
export const OTHER_SUM = 'At this rate the local sum pays another one.';

/** What may be wrong with the rate of local money: for the endpoints that take some. */
export const rateRefusals = {
  NO_RATE: 409,
  RATE_CHANGED: { status: 409, details: z.object({ perDollar: z.int() }) },
} as const;

/** What was taken in the currency of a counter, and the rate of that day. */
export const LocalMoney = z.object({
  currency: z.enum(localCurrencies),
  /** Hundredths of the local unit. */
  amount: z.int(),
  /** Ten-thousandths of the local unit for one U.S. dollar. */
  perDollar: z.int(),
});
export type LocalMoney = z.infer<typeof LocalMoney>;

/** A quotient of two whole numbers above nothing as a whole number, half of one up. */
const divided = (above: number, below: number): number => Math.floor((2 * above + below) / (2 * below));

/**
 * What a local sum settles, in U.S. cents. This is the one rule of rounding: the nearest cent, half a cent up, for each payment by itself.
 * The local sum is kept as it was taken, and nothing is added to it later.
 */
export const centsOfLocal = ({ amount, perDollar }: Pick<LocalMoney, 'amount' | 'perDollar'>): Cents =>
  divided(amount * RATE_PARTS, perDollar);

/** The local sum that settles so many U.S. cents, in hundredths of the local unit: the nearest one, half up. It settles exactly these cents. */
export const localOfCents = (cents: Cents, perDollar: number): number =>
  divided(cents * perDollar, RATE_PARTS);

const sums = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const rates = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** A local sum as people read it: `GYD 41,750.00`. */
export const localShown = (currency: string, amount: number): string =>
  `${currency} ${sums.format(amount / 100)}`;

/** A rate as people read it: `GYD 208.75 for $1`. */
export const rateShown = (currency: string, perDollar: number): string =>
  `${currency} ${rates.format(perDollar / RATE_PARTS)} for $1`;

/** What was taken and at which rate, as receipts say it. */
export const localWords = ({ currency, amount, perDollar }: LocalMoney): string =>
  `${localShown(currency, amount)} at ${rateShown(currency, perDollar)}`;
