import * as z from 'zod/mini';

/** Why an address gets no more mail: its provider sent a letter back for good, or its owner called one spam. */
const returnedWhys = ['bounce', 'complaint'] as const;
export const ReturnedWhy = z.enum(returnedWhys);

/** An address that gets no mail, as the desk sees it. */
export const ReturnedMail = z.object({
  id: z.string(),
  email: z.string(),
  why: ReturnedWhy,
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Of the letter that came back. */
  subject: z.string(),
});
