import * as z from 'zod/mini';
import { QuoteStatusName } from './quote.ts';

/** A quote that is not as the person saw it: its status, version and offer, and the total in cents. */
export const quoteNow = {
  status: 409,
  details: z.object({
    status: QuoteStatusName,
    version: z.number(),
    offer: z.number(),
    total: z.number(),
  }),
} as const;
