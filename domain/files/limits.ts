/** Files that one person may ask to send within a day. A shipment has a handful of papers. */
export const ASKED_PER_PERSON_AND_DAY = 100;

/** How long a file that has arrived stays in quarantine, so that a check that failed can be done again. */
export const QUARANTINE_DAYS = 7;

/** How long a request to send a file is remembered by its idempotency key, and a file that was not looked through. */
export const ASKED_KEPT_DAYS = QUARANTINE_DAYS + 1;

/** How long a refused file is listed. */
export const REFUSED_KEPT_DAYS = 30;

/** How long a link to a file is valid, in seconds. */
export const LINK_SECONDS = 120;
