import * as z from 'zod/mini';

/** What the people of a stop were told last: the window of the day, that they are next, or that we come later; and when that was. ISO 8601 UTC. */
export const Told = z.object({
  what: z.enum(['WINDOW', 'NEXT', 'LATER']),
  from: z.string(),
  to: z.string(),
  at: z.string(),
});
export type Told = z.infer<typeof Told>;
