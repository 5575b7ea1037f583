import { refuse } from '#domain/kernel/result.ts';
import type { QuoteStatus } from '#domain/quotes/lifecycle.ts';
import type { Quote } from '#domain/quotes/quote.ts';

const words: Partial<Record<QuoteStatus, string>> = {
  DRAFT: 'We have not set a price for this quote yet.',
  ACCEPTED: 'This quote was accepted already.',
  CONVERTED: 'This quote was accepted, and it is a shipment now.',
  DECLINED: 'This quote was declined.',
  SUPERSEDED: 'A newer quote has replaced this one.',
};

const presentState = ({ version, offer }: Quote, status: QuoteStatus) => ({
  status,
  version,
  offer: offer.number,
  total: offer.total,
});

export type Closed = ReturnType<typeof closed>['refusal'];

/** Its status does not allow that. */
export const closed = (quote: Quote, status: QuoteStatus) =>
  refuse(
    'QUOTE_CLOSED',
    words[status] ?? 'This quote cannot be changed any more.',
    presentState(quote, status),
  );

/** Too late for an answer. */
export const expired = (quote: Quote) =>
  refuse(
    'QUOTE_EXPIRED',
    'This quote has expired, so its price may have changed. Ask for a new price.',
    presentState(quote, 'EXPIRED'),
  );

/** Somebody else has changed it, so the person must see it first. */
export const changed = (quote: Quote, status: QuoteStatus) =>
  refuse(
    'QUOTE_CHANGED',
    'This quote has changed. Look at it again, then decide.',
    presentState(quote, status),
  );
export type Changed = ReturnType<typeof changed>['refusal'];
