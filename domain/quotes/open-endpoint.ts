import * as z from 'zod/mini';
import { destinationCodes } from '../kernel/destinations.ts';
import { endpoint } from '../kernel/endpoint.ts';

/** How many of a customer's newest quotes are looked through for ones with which they have something to do. */
export const NEWEST_LOOKED_THROUGH = 10;

/** A quote that waits for its customer, with the price in cents. */
export const OpenQuote = z.object({
  reference: z.string(),
  to: z.enum(destinationCodes),
  total: z.int(),
  /** Until when they can accept it. Absent once they have: then they book it, and no day ends that. */
  expiresAt: z.optional(z.string()),
});
export type OpenQuote = z.infer<typeof OpenQuote>;

/** In a file of its own, because the first screen of a customer loads it. */
export const openQuoteEndpoints = {
  open: endpoint('GET /api/quotes/open', {
    summary:
      "Of the caller's ten newest quotes those that have a price and wait for an answer, or are accepted and not booked, newest first.",
    access: 'signed-in',
    reply: z.object({ items: z.array(OpenQuote) }),
  }),
} as const;
