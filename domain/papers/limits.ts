/** How long a link to a paper is valid, in seconds. */
export const PAPER_LINK_SECONDS = 120;

/** Labels of a flight that one call makes: drawn well within the time of the function. */
export const LABELS_AT_ONCE = 100;
