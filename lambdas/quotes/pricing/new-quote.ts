import { offerEnds } from '#domain/quotes/limits.ts';
import type { Quote, QuoteEntry } from '#domain/quotes/quote.ts';
import { entryOf } from '../change/compose-change.ts';
import { eventOf } from '../change/events.ts';
import type { WrittenQuote } from '../store/quote-store.ts';
import type { Priced } from './price-request.ts';

/** Whose quote it is. */
export interface Customer {
  readonly name: string;
  readonly email: string;
  /** User id; absent for a guest. */
  readonly ownerId?: string | undefined;
}

interface Making {
  readonly reference: string;
  readonly now: Date;
  readonly newId: () => string;
  readonly correlationId: string;
  /** The quote that the new one replaces. */
  readonly replaces?: string;
}

/**
 * A new quote. With a computed price it is sent at once; one that a person must look at waits for its price at the desk.
 */
export const newQuote = (
  priced: Priced,
  { name, email, ownerId }: Customer,
  { reference, now, newId, correlationId, replaces }: Making,
): WrittenQuote => {
  const at = now.toISOString();
  const by = ownerId ?? 'guest';
  const asked: Quote = {
    reference,
    version: 1,
    status: 'DRAFT',
    ...(ownerId === undefined ? {} : { ownerId }),
    name,
    email,
    ...priced,
    createdAt: at,
    changedAt: at,
    ...(replaces === undefined ? {} : { replaces }),
  };
  const isComputed = priced.offer.review.length === 0;
  const quote: Quote = isComputed
    ? { ...asked, status: 'SENT', sentAt: at, expiresAt: offerEnds(now) }
    : { ...asked, waitsFor: 'price', waitsSince: at };
  const requested = entryOf({ id: newId(), at, what: 'requested', by });
  const entries: readonly QuoteEntry[] = isComputed
    ? [requested, entryOf({ id: newId(), at, what: 'sent', by: 'system' })]
    : [requested];
  return {
    quote,
    entries,
    events: entries.map((entry) => eventOf(quote, entry, { newId, correlationId })),
  };
};
