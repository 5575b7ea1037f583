import * as z from 'zod/mini';
import { destinationCodes } from '#domain/kernel/destinations.ts';
import { QuoteReference } from '#domain/quotes/quote.ts';
import { eventEnvelope } from '../envelope.ts';

/** Somebody asked for a quote. `review` says why a person must set its price; it is empty when the price was computed. */
export const QuoteRequestedV1 = {
  type: 'quote-requested.v1',
  source: 'skybarrel.quotes',
  notifies: { people: ['desk'] },
  schema: eventEnvelope(
    'quote-requested.v1',
    z.object({
      reference: QuoteReference,
      to: z.enum(destinationCodes),
      review: z.array(z.string()),
      /** User id; absent for a guest. */
      ownerId: z.optional(z.string()),
      replaces: z.optional(QuoteReference),
    }),
  ),
} as const;
