import { newYorkInstant } from '../../kernel/new-york.ts';
import type { Span } from '../run.ts';
import type { Hours } from './day.ts';

const MINUTE_MS = 60_000;

const midnightOf = (day: string): number => newYorkInstant(day, '00:00').getTime();

/**
 * Minutes that pass from midnight in New York until an instant. On the two days on which clocks are changed they are an hour fewer or
 * more than the clock on the wall says, so that what takes an hour is planned as an hour.
 */
const minuteOf = (day: string, instant: string | Date): number =>
  (new Date(instant).getTime() - midnightOf(day)) / MINUTE_MS;

/** The instant so many minutes after midnight in New York, ISO 8601 UTC. */
export const instantOf = (day: string, minute: number): string =>
  new Date(midnightOf(day) + minute * MINUTE_MS).toISOString();

/** Hours on the clocks of a day as instants. */
export const spanOn = (day: string, { from, to }: { readonly from: string; readonly to: string }): Span => ({
  from: newYorkInstant(day, from).toISOString(),
  to: newYorkInstant(day, to).toISOString(),
});

/** Instants of a day as minutes since its midnight. */
export const minutesOf = (day: string, { from, to }: Span): Hours => ({
  from: minuteOf(day, from),
  to: minuteOf(day, to),
});

/** Minutes since midnight of a day as instants. */
export const spanOf = (day: string, { from, to }: Hours): Span => ({
  from: instantOf(day, from),
  to: instantOf(day, to),
});
