import * as z from 'zod/mini';
import { QuoteReference } from '#domain/quotes/quote.ts';
import { eventEnvelope } from '../envelope.ts';

/** Nobody answered in time. The quote was expired from `expiredAt` on; the schedule wrote it down later. */
export const QuoteExpiredV1 = {
  type: 'quote-expired.v1',
  source: 'skybarrel.quotes',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'quote-expired.v1',
    z.object({
      reference: QuoteReference,
      /** User id; absent for a guest. */
      ownerId: z.optional(z.string()),
      expiredAt: z.string(),
    }),
  ),
} as const;
