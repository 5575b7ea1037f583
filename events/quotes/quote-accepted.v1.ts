import * as z from 'zod/mini';
import { QuoteReference } from '#domain/quotes/quote.ts';
import { eventEnvelope } from '../envelope.ts';

/** The customer has accepted the price. Amounts are in cents. */
export const QuoteAcceptedV1 = {
  type: 'quote-accepted.v1',
  source: 'skybarrel.quotes',
  notifies: { people: ['desk'] },
  schema: eventEnvelope(
    'quote-accepted.v1',
    z.object({
      reference: QuoteReference,
      /** User id; absent for a guest. */
      ownerId: z.optional(z.string()),
      offer: z.int(),
      total: z.int(),
      /** A user id, or `guest`. */
      by: z.string(),
    }),
  ),
} as const;
