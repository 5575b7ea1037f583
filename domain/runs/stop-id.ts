import * as z from 'zod/mini';

/** The id of a stop: `BKG-7K3M9Q-1`, booking and visit. */
export const StopId = z
  .string()
  .check(z.regex(/^BKG-[0-9A-HJKMNP-TV-Z]{6}-[1-9]\d{0,3}$/, 'A stop looks like BKG-7K3M9Q-1.'));
