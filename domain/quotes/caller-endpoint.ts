import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { UserId } from '../kernel/user-id.ts';
import { Said } from '../shipments/caller/said.ts';
import { QuoteReference } from './quote.ts';
import { QuoteForm } from './quote-form.ts';

/** What the desk does with quotes for somebody who calls or walks in, by the rules and prices of their own pages. */
export const callerQuoteEndpoints = {
  requestFor: endpoint('POST /api/desk/quotes', {
    summary:
      'Makes a quote for a customer, or for a person whom the desk keeps, from the same form and at the same price as their own, and mails it to them.',
    access: 'quote.manage',
    /** The form makes its own key: the same form sent twice is one quote. */
    headers: z.object({ 'idempotency-key': z.uuid() }),
    body: z.strictObject({ userId: UserId, form: QuoteForm, said: Said }),
    reply: z.object({ reference: QuoteReference }),
    refusals: { NO_PRICE: 422, KEY_REUSED: 422, PROFILE_NOT_FOUND: 404 },
  }),
} as const;
