import * as z from 'zod/mini';
import { destinationCodes } from '../kernel/destinations.ts';
import { endpoint } from '../kernel/endpoint.ts';

/** How many of a customer's newest quotes are looked through for ones that wait for their answer. */
export const NEWEST_LOOKED_THROUGH = 10;

/** A quote that waits for its customer: the price in cents, and until when they can accept it. */
export const QuoteToAnswer = z.object({
  reference: z.string(),
  to: z.enum(destinationCodes),
  total: z.int(),
  expiresAt: z.string(),
});
export type QuoteToAnswer = z.infer<typeof QuoteToAnswer>;

/** In a file of its own, because the first screen of a customer loads it. */
export const openQuoteEndpoints = {
  open: endpoint('GET /api/quotes/open', {
    summary:
      "Of the caller's ten newest quotes those that have a price and wait for an answer, newest first.",
    access: 'signed-in',
    reply: z.object({ items: z.array(QuoteToAnswer) }),
  }),
} as const;
