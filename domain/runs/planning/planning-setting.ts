import * as z from 'zod/mini';
import { boundedNumber } from '../../kernel/bounded-number.ts';

/**
 * How drives are reckoned, for there is no map of roads: a setting. Miles are straight ones times a factor, and minutes follow from a
 * speed that is the same everywhere.
 */
export const PlanningSetting = z.strictObject({
  /** How much longer a road is than the straight line. */
  roadFactor: boundedNumber(1, 3, 2),
  milesPerHour: boundedNumber(5, 70, 0),
});
export type PlanningSetting = z.infer<typeof PlanningSetting>;

/** Until the owner has measured some runs. */
export const defaultPlanning: PlanningSetting = { roadFactor: 1.3, milesPerHour: 20 };
