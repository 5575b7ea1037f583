import { lastMonths as monthsBefore } from '#domain/kernel/last-months.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';

const MONTHS_BACK = 6;

/** The last months, this one first: `2026-11`. */
export const lastMonths = (count = MONTHS_BACK): readonly string[] =>
  monthsBefore(newYorkDay(Date.now()), count);

/** A month in words: `November 2026`. */
export const monthWords = (month: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00Z`),
  );
