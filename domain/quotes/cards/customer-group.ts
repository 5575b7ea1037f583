import * as z from 'zod/mini';
import { boundedNumber } from '../../kernel/bounded-number.ts';

/** More than this off would be another price per pound, and is probably a typing error. */
const MOST_PERCENT_OFF = 30;

const PercentOff = boundedNumber(0, MOST_PERCENT_OFF);

/** The code of a group, by which customers are kept in it: `TRADE`. */
export const CustomerGroupCode = z
  .string()
  .check(z.regex(/^[A-Z][A-Z0-9-]{1,19}$/, 'Use 2 to 20 capital letters, digits and hyphens, such as TRADE'));

/**
 * A price group of customers: what they pay less on the freight, which are the lines of engine/freight.ts. Fees, surcharges,
 * insurance and what we only pass on are the same for everybody.
 */
export const CustomerGroup = z.strictObject({
  code: CustomerGroupCode,
  /** As customers read it on their price: `Trade price`. */
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(40)),
  /** Percent off the freight of a standard shipment, and of an express one with its surcharge. */
  standardPercent: PercentOff,
  expressPercent: PercentOff,
});
export type CustomerGroup = z.infer<typeof CustomerGroup>;
