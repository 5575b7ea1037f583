import * as z from 'zod/mini';
import { QuoteReference } from '#domain/quotes/quote.ts';
import { eventEnvelope } from '../envelope.ts';

/** The customer can accept a price: a computed one, one that was set by hand, or another one in place of the last. Amounts are in cents. */
export const QuoteSentV1 = {
  type: 'quote-sent.v1',
  source: 'skybarrel.quotes',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'quote-sent.v1',
    z.object({
      reference: QuoteReference,
      /** User id; absent for a guest. */
      ownerId: z.optional(z.string()),
      /** The number of the offer. */
      offer: z.int(),
      total: z.int(),
      /** The price before; absent for the first one. */
      before: z.optional(z.int()),
      rateCardVersion: z.int(),
      expiresAt: z.string(),
      /** Who has set the price by hand: a user id. `system` for a computed one. */
      by: z.string(),
    }),
  ),
} as const;
