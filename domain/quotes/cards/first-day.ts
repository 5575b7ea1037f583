import { addDays, newYorkDay, weekdayOf } from '../../kernel/new-york.ts';

const MONDAY = 1;
const DAYS_A_WEEK = 7;

/** The day that is suggested for new prices: next Monday. Never the day itself, so that prices can be withdrawn. */
export const nextMonday = (day: string): string =>
  addDays(day, (MONDAY - weekdayOf(day) + DAYS_A_WEEK) % DAYS_A_WEEK || DAYS_A_WEEK);

/** A write may take this long until it is stored, with retries. */
const WRITE_TAKES_MS = 60_000;

/**
 * True while an announced card can be withdrawn: until a minute before its day begins in New York. Without that minute, a
 * withdrawal could be stored after its prices came into force.
 */
export const canWithdraw = ({ effectiveFrom }: { readonly effectiveFrom: string }, now: Date): boolean =>
  effectiveFrom > newYorkDay(now.getTime() + WRITE_TAKES_MS);
