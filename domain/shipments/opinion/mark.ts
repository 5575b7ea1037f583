/** How it was, the best first. Without schemas, for the page of the question loads it. */
export const marks = ['GOOD', 'FAIR', 'BAD'] as const;
export type Mark = (typeof marks)[number];

/** What each is called on the page of the question, and at the desk. */
export const markNames: Readonly<Record<Mark, string>> = { GOOD: 'Good', FAIR: 'So-so', BAD: 'Not good' };

/** How many characters somebody may add. */
export const WORDS_MAX = 500;
