import { addDays, newYorkDay, newYorkInstant } from '../kernel/new-york.ts';

/** Limits of quotes: how long they can be accepted, and how often guests may ask. */

/** How long an offer can be accepted. Air rates change weekly (trade.md, Quotes). */
export const QUOTE_DAYS = 7;

/** Until when an offer can be accepted: the last minute of the last day in New York, so that nobody has to remember when they asked. */
export const offerEnds = (now: Date): string =>
  newYorkInstant(addDays(newYorkDay(now), QUOTE_DAYS), '23:59').toISOString();

/** Quotes that guests of one network address may ask for within an hour. Whole offices and mobile carriers share one address. */
export const GUEST_QUOTES_PER_ADDRESS_AND_HOUR = 30;

/** Quotes that are mailed to one address of a guest within a day, so that nobody can use us to flood the inbox of a stranger. */
export const GUEST_QUOTES_PER_INBOX_AND_DAY = 5;

/** The longest message, reason or note, in characters. */
export const QUOTE_TEXT_MAX = 2000;

/** Counts for staff stop at this number. */
export const MAX_COUNTED = 100;
