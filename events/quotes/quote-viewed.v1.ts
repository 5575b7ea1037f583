import * as z from 'zod/mini';
import { QuoteReference } from '#domain/quotes/quote.ts';
import { eventEnvelope } from '../envelope.ts';

/** The customer has opened the quote for the first time. */
export const QuoteViewedV1 = {
  type: 'quote-viewed.v1',
  source: 'skybarrel.quotes',
  notifies: { nobody: 'The desk sees it in the list of the quotes, and nobody has to do anything.' },
  schema: eventEnvelope(
    'quote-viewed.v1',
    z.object({
      reference: QuoteReference,
      /** A user id, or `guest`. */
      by: z.string(),
    }),
  ),
} as const;
