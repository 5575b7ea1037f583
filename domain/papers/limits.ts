/** Days that papers as issued are kept: five years, leap days included. */
export const PAPERS_KEPT_DAYS = 5 * 365 + 2;

/** How long a link to a paper is valid, in seconds. */
export const PAPER_LINK_SECONDS = 120;

/** Labels of a flight that one call makes: drawn well within the time of the function. */
export const LABELS_AT_ONCE = 100;

/** How long a request to print is remembered by its idempotency key. */
export const PRINT_KEPT_DAYS = 1;
