/** Class names of a link among words that a thumb hits all the same: 44 px high. */
export const textLink = 'text-link inline-flex min-h-11 items-center';
