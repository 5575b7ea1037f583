import { emptyTally, type Tally } from './tally.ts';

/**
 * How often something happened in each hour of a day, New York time. Add with `addToTally`, merge with `mergeTallies`. On a
 * day of 25 hours, the two hours with the same name share a count; on a day of 23 hours, one count stays zero.
 */
export type Hours = Tally;

const HOURS_PER_DAY = 24;

/** All hours zero. */
export const emptyHours = (): Hours => emptyTally(HOURS_PER_DAY);
