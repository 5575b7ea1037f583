import { offerEnds } from '#domain/quotes/limits.ts';
import type { Quote, QuoteEntry } from '#domain/quotes/quote.ts';
import { type Said, saidNote } from '#domain/shipments/caller/said.ts';
import { entryOf } from '../change/compose-change.ts';
import { eventOf } from '../change/events.ts';
import type { WrittenQuote } from '../store/quote-store.ts';
import type { Priced } from './price-request.ts';

/** Whose quote it is. */
export interface Customer {
  readonly name: string;
  readonly email: string;
  /** User id, or the id of a person whom the desk keeps; absent for a guest. */
  readonly ownerId?: string | undefined;
}

/** What staff made for somebody who asked them: who made it, and what was said. */
export interface ForCaller {
  readonly by: string;
  readonly said: Said;
}

interface Making {
  readonly reference: string;
  readonly now: Date;
  readonly newId: () => string;
  readonly correlationId: string;
  /** The quote that the new one replaces. */
  readonly replaces?: string;
  readonly forCaller?: ForCaller | undefined;
}

/**
 * A new quote. With a computed price it is sent at once; one that a person must look at waits for its price at the desk.
 */
export const newQuote = (
  priced: Priced,
  { name, email, ownerId }: Customer,
  { reference, now, newId, correlationId, replaces, forCaller }: Making,
): WrittenQuote => {
  const at = now.toISOString();
  const asked: Quote = {
    reference,
    version: 1,
    status: 'DRAFT',
    ...(ownerId === undefined ? {} : { ownerId }),
    name,
    email,
    ...priced,
    ...(forCaller === undefined ? {} : { how: forCaller.said.how }),
    createdAt: at,
    changedAt: at,
    ...(replaces === undefined ? {} : { replaces }),
  };
  const isComputed = priced.offer.review.length === 0;
  const quote: Quote = isComputed
    ? { ...asked, status: 'SENT', sentAt: at, expiresAt: offerEnds(now) }
    : { ...asked, waitsFor: 'price', waitsSince: at };
  const requested = forCaller
    ? entryOf({ id: newId(), at, what: 'made', by: forCaller.by, text: saidNote(forCaller.said) })
    : entryOf({ id: newId(), at, what: 'requested', by: ownerId ?? 'guest' });
  const entries: readonly QuoteEntry[] = isComputed
    ? [requested, entryOf({ id: newId(), at, what: 'sent', by: 'system' })]
    : [requested];
  return {
    quote,
    entries,
    events: entries.map((entry) => eventOf(quote, entry, { newId, correlationId })),
  };
};
