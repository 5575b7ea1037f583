/** Limits of quotes: how often guests may ask. */

/** How long an offer can be accepted. Air rates change weekly (trade.md, Quotes). */
export const QUOTE_DAYS = 7;

/** Quotes that guests of one network address may ask for within an hour. Whole offices and mobile carriers share one address. */
export const GUEST_QUOTES_PER_ADDRESS_AND_HOUR = 30;

/** Quotes that are mailed to one address of a guest within a day, so that nobody can use us to flood the inbox of a stranger. */
export const GUEST_QUOTES_PER_INBOX_AND_DAY = 5;

/** The longest message, reason or note, in characters. */
export const QUOTE_TEXT_MAX = 2000;

/** Counts for staff stop at this number. */
export const MAX_COUNTED = 100;
