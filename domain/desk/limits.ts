/** Rows that one bulk change may have. */
export const BULK_ROWS = 500;

/** Rows that the worker changes before it hands on the rest: so few that a message is done long before its time runs out. */
export const LEG_ROWS = 25;

/** How often a page that is open says so, in seconds. */
export const PRESENCE_EVERY_SECONDS = 15;

/** Somebody who has not said so for this long has left: two times may get lost. */
export const PRESENCE_KEPT_SECONDS = 40;
