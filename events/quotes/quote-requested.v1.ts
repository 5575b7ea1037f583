import * as z from 'zod/mini';
import { destinationCodes } from '#domain/kernel/destinations.ts';
import { QuoteReference } from '#domain/quotes/quote.ts';
import { waysToSay } from '#domain/shipments/caller/said.ts';
import { eventEnvelope } from '../envelope.ts';

/** Somebody asked for a quote, on our pages or at our desk. `review` says why a person must set its price; it is empty when the price was computed. */
export const QuoteRequestedV1 = {
  type: 'quote-requested.v1',
  source: 'skybarrel.quotes',
  notifies: { people: ['desk', 'customer'] },
  schema: eventEnvelope(
    'quote-requested.v1',
    z.object({
      reference: QuoteReference,
      to: z.enum(destinationCodes),
      review: z.array(z.string()),
      /** User id, or the id of a person without an account; absent for a guest. */
      ownerId: z.optional(z.string()),
      /** Who made it at the desk, and how the customer asked us. Absent where they asked on our pages. */
      by: z.optional(z.string()),
      how: z.optional(z.enum(waysToSay)),
      replaces: z.optional(QuoteReference),
    }),
  ),
} as const;
