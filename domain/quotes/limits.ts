/** Limits of quotes: how often guests may ask, and how long things are kept. */

/** How long an offer can be accepted. Air rates change weekly (domain notes §2). */
export const QUOTE_DAYS = 7;

/** Quotes that guests of one network address may ask for within an hour. Whole offices and mobile carriers share one address. */
export const GUEST_QUOTES_PER_ADDRESS_AND_HOUR = 30;

/** Quotes that are mailed to one address of a guest within a day, so that nobody can use us to flood the inbox of a stranger. */
export const GUEST_QUOTES_PER_INBOX_AND_DAY = 5;

/** How long the link in an e-mail works: long enough to ask for a new price after the quote has expired. */
export const LINK_DAYS = 30;

/** What was promised is kept for five years, with who changed it and why. */
export const QUOTE_KEPT_DAYS = 5 * 366;

/** The longest message, reason or note, in characters. */
export const QUOTE_TEXT_MAX = 2000;

/** Counts for staff stop at this number. */
export const MAX_COUNTED = 100;
