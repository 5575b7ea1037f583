/** Class names of a link within text, with a touch target 44 px high. */
export const textLink = 'text-link inline-flex min-h-11 items-center';
