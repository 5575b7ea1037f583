import * as z from 'zod/mini';
import { boundedNumber } from '../../kernel/bounded-number.ts';
import { eachDestination } from '../../kernel/destination-codes.ts';
import { type Cents, percentOf } from '../../kernel/money.ts';

/** What agents keep for what they take: a percent of it, a sum for each piece, or both. */
export const Commission = z.strictObject({
  percent: boundedNumber(0, 50),
  /** Cents for each piece of a shipment of which the counter takes something. */
  perPiece: boundedNumber(0, 100_000, 0),
});
export type Commission = z.infer<typeof Commission>;

/** The commission of the agents at each destination: a setting. */
export const Commissions = z.strictObject(eachDestination(() => Commission));
export type Commissions = z.infer<typeof Commissions>;

/** Nothing is kept until an admin sets what was agreed. */
export const defaultCommissions: Commissions = eachDestination(() => ({ percent: 0, perPiece: 0 }));

/** The commission on what was taken, in cents, half a cent up. */
export const commissionOn = ({ percent, perPiece }: Commission, taken: Cents, pieces: number): Cents =>
  percentOf(taken, percent) + perPiece * pieces;
