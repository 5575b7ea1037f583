import { emptyTally, type Tally } from './tally.ts';

/**
 * How often something happened in each of a day's hours, New York time; count with `addToTally`, merge with
 * `mergeTallies`. On the day that has 25 hours the two that carry one name share a place; on the day of 23 one stays
 * empty.
 */
export type Hours = Tally;

const HOURS_A_DAY = 24;

/** Nothing yet in any hour. */
export const emptyHours = (): Hours => emptyTally(HOURS_A_DAY);
