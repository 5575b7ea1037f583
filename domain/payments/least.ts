/** The least that card providers take, in cents. */
export const LEAST_CENTS = 50;
