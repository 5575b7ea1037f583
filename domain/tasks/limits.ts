/** Tasks of a kind are counted up to this many: "99+". */
export const MAX_COUNTED = 100;

/** A task cannot be out of sight for longer. */
export const SNOOZE_DAYS_MAX = 31;
