import type { Quote, QuoteEntry } from '#domain/quotes/quote.ts';
import { compose } from '#events/envelope.ts';
import { QuoteAcceptedV1 } from '#events/quotes/quote-accepted.v1.ts';
import { QuoteChangedV1 } from '#events/quotes/quote-changed.v1.ts';
import { QuoteDeclinedV1 } from '#events/quotes/quote-declined.v1.ts';
import { QuoteExpiredV1 } from '#events/quotes/quote-expired.v1.ts';
import { QuoteRequestedV1 } from '#events/quotes/quote-requested.v1.ts';
import { QuoteSentV1 } from '#events/quotes/quote-sent.v1.ts';
import { QuoteViewedV1 } from '#events/quotes/quote-viewed.v1.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';

export interface Origin {
  readonly newId: () => string;
  readonly correlationId: string;
}

/** The event of an entry: ids and figures, and no personal data. `quote` is the quote after it. */
export const eventOf = (quote: Quote, entry: QuoteEntry, origin: Origin): PublishedEvent => {
  const { reference, offer, ownerId, replaces, request, how } = quote;
  const { what, by, at } = entry;
  const facts = { subject: reference, version: quote.version, at };
  const owner = ownerId === undefined ? {} : { ownerId };
  switch (what) {
    case 'requested':
    case 'made': {
      const asked = { reference, to: request.to, review: offer.review };
      const known = replaces === undefined ? {} : { replaces };
      const told = how === undefined ? {} : { by, how };
      return compose(QuoteRequestedV1, { ...facts, data: { ...asked, ...owner, ...told, ...known } }, origin);
    }
    case 'sent': {
      const { number, total, rateCardVersion, byHand } = offer;
      const price = {
        reference,
        offer: number,
        total,
        rateCardVersion,
        expiresAt: quote.expiresAt ?? at,
        by,
      };
      const before = byHand === undefined ? {} : { before: byHand.before };
      return compose(QuoteSentV1, { ...facts, data: { ...price, ...owner, ...before } }, origin);
    }
    case 'viewed':
      return compose(QuoteViewedV1, { ...facts, data: { reference, by } }, origin);
    case 'accepted': {
      const { number, total } = offer;
      const data = { reference, ...owner, offer: number, total, by };
      return compose(QuoteAcceptedV1, { ...facts, data }, origin);
    }
    case 'declined': {
      const byDesk = by !== 'guest' && by !== ownerId;
      return compose(QuoteDeclinedV1, { ...facts, data: { reference, ...owner, by, byDesk } }, origin);
    }
    case 'expired': {
      const data = { reference, ...owner, expiredAt: quote.expiresAt ?? at };
      return compose(QuoteExpiredV1, { ...facts, data }, origin);
    }
    default: {
      const data = { reference, ...owner, what, by, entry: entry.id, changed: entry.changed ?? {} };
      return compose(QuoteChangedV1, { ...facts, data }, origin);
    }
  }
};
