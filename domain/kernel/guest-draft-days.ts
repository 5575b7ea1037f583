/** Days for which we keep what a guest is about to book. Pages of the site know it without the whole table of retention. */
export const GUEST_DRAFT_DAYS = 7;
