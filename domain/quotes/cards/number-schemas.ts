import * as z from 'zod/mini';
import { boundedNumber } from '../../kernel/bounded-number.ts';
import type { Bounds } from './price-field.ts';

const AMOUNT_FORMAT_MESSAGE = 'Give an amount like 12.50';
/** Whole cents, zero or more. */
export const Price = z
  .int(AMOUNT_FORMAT_MESSAGE)
  .check(z.minimum(0, 'Give 0.00 or more'), z.maximum(10_000_000, 'Give 100,000.00 or less'));
/** Cents for a pound. Zero is a typing error. */
const Rate = z
  .int(AMOUNT_FORMAT_MESSAGE)
  .check(z.minimum(1, 'Give a price above $0'), z.maximum(100_000, 'Give $1,000 or less per pound'));
export const Percent = boundedNumber(0, 100);
export const Pounds = boundedNumber(0, 100_000);

/** Days of storage, at most ten years. */
const days = (min: number) => z.int().check(z.minimum(min), z.maximum(3650, 'Give 3,650 days or less'));

/** The schema of each kind of number in a rate card. */
export const numberSchemas: Readonly<Record<Bounds, z.ZodMiniType<number, number>>> = {
  amount: Price,
  amountPerLb: Rate,
  percent: Percent,
  pounds: Pounds,
  // Longer than any box that flies.
  inches: boundedNumber(1, 1000),
  days: days(0),
  oneDayOrMore: days(1),
  photos: z.int().check(z.minimum(1), z.maximum(100, 'Give 100 photos or fewer')),
  divisor: boundedNumber(50, 500),
};
