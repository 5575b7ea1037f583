import * as z from 'zod/mini';
import { QuoteReference } from '#domain/quotes/quote.ts';
import { eventEnvelope } from '../envelope.ts';

/** Anything else happened to a quote: a message, a note, somebody took it, it was replaced, it came into an account, or a shipment was made of it. */
export const QuoteChangedV1 = {
  type: 'quote-changed.v1',
  source: 'skybarrel.quotes',
  notifies: { people: ['desk', 'customer'] },
  schema: eventEnvelope(
    'quote-changed.v1',
    z.object({
      reference: QuoteReference,
      /** User id; absent for a guest. */
      ownerId: z.optional(z.string()),
      what: z.enum([
        'question',
        'reply',
        'note',
        'taken',
        'handed-back',
        'superseded',
        'claimed',
        'converted',
      ]),
      /** A user id, `guest`, or `system`. */
      by: z.string(),
      /** The entry of the history, which has the text. */
      entry: z.string(),
      changed: z.record(
        z.string(),
        z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) }),
      ),
    }),
  ),
} as const;
