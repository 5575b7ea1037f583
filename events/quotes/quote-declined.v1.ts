import * as z from 'zod/mini';
import { QuoteReference } from '#domain/quotes/quote.ts';
import { eventEnvelope } from '../envelope.ts';

/** The customer said no, or the desk cannot take it. */
export const QuoteDeclinedV1 = {
  type: 'quote-declined.v1',
  source: 'skybarrel.quotes',
  notifies: { people: ['desk', 'customer'] },
  schema: eventEnvelope(
    'quote-declined.v1',
    z.object({
      reference: QuoteReference,
      /** User id; absent for a guest. */
      ownerId: z.optional(z.string()),
      /** A user id, or `guest`. */
      by: z.string(),
      byDesk: z.boolean(),
    }),
  ),
} as const;
