import * as z from 'zod/mini';

/** `14:00`, a New York wall clock. */
export const ClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time'));
/** 0 is Sunday, 6 is Saturday. */
export const Weekday = z.int().check(z.minimum(0), z.maximum(6));
