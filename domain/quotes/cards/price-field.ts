import * as z from 'zod/mini';
import { boundedNumber } from '../../kernel/bounded-number.ts';

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

type Schema = z.ZodMiniType<number, number>;

const fieldOf =
  (kind: 'number' | 'dollars', schema: Schema, isCharge: boolean) =>
  /** The label and the hint are the admin's; a new installation begins with the first value. */
  (label: string, first: number, hint?: string) => ({ label, hint, kind, schema, first, isCharge });

/** One number of a rate card. A card from before a charge does without it; rates, sizes and limits every card has. */
export type PriceField = ReturnType<ReturnType<typeof fieldOf>>;

/** A charge in cents. */
export const price = fieldOf('dollars', Price, true);
/** A charge in percent of something. */
export const percent = fieldOf('number', Percent, true);
/** Cents for a pound, without which nothing can be priced. */
export const rate = fieldOf('dollars', Rate, false);
/** A number that is no charge. */
export const size = (schema: Schema) => fieldOf('number', schema, false);
