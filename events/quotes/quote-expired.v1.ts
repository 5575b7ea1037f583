import * as z from 'zod/mini';
import { QuoteReference } from '#domain/quotes/quote.ts';
import { eventEnvelope } from '../envelope.ts';

/** Nobody answered in time. The quote was expired from `expiredAt` on; the schedule wrote it down later. */
export const QuoteExpiredV1 = {
  type: 'quote-expired.v1',
  source: 'skybarrel.quotes',
  notifies: {
    nobody:
      'Quotes themselves write to the customer, because only they know the address and can make a link.',
  },
  schema: eventEnvelope(
    'quote-expired.v1',
    z.object({
      reference: QuoteReference,
      expiredAt: z.string(),
    }),
  ),
} as const;
