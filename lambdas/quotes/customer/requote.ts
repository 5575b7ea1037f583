import { ok, type Result } from '#domain/kernel/result.ts';
import type { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { mayBecome, statusAt } from '#domain/quotes/lifecycle.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type ChangeDeps, noSuchQuote } from '../change/change-quote.ts';
import { afterDeed } from '../change/compose-change.ts';
import { eventOf } from '../change/events.ts';
import { type Closed, closed } from '../change/refusals.ts';
import { newQuote } from '../pricing/new-quote.ts';
import type { PriceRequest } from '../pricing/price-request.ts';
import type { QuoteStore } from '../store/quote-store.ts';
import { doneBy, isOpenTo, type LinkDeps, type Visitor, visitorOf, visitorWithLink } from './quote-door.ts';

interface Requoting {
  readonly quotes: Pick<QuoteStore, 'replace'>;
  readonly price: PriceRequest;
  readonly inboxOf: (email: string) => Promise<string>;
  readonly newReference: () => string;
}
export type RequoteDeps = Omit<ChangeDeps, 'quotes'> &
  Omit<Requoting, 'quotes'> & { readonly quotes: ChangeDeps['quotes'] & Requoting['quotes'] };

const formOf = ({ request, pickupZip, town }: Quote) => ({
  request,
  ...(pickupZip === undefined ? {} : { pickupZip }),
  ...(town === undefined ? {} : { town }),
});

/**
 * Makes a quote for the same goods at the price of today, in place of an open, expired or declined one. A quote has one successor:
 * asking twice gives the same.
 */
const requoteAs = (
  deps: RequoteDeps,
  visitor: Visitor,
  correlationId: string,
): Promise<Result<{ reference: string }, 'QUOTE_NOT_FOUND' | 'NO_PRICE', Closed>> => {
  const { quotes, clock, newId } = deps;
  const replace = async () => {
    const found = await quotes.find(visitor.reference);
    if (!found || !isOpenTo(found, visitor)) return noSuchQuote();
    const { quote } = found;
    if (quote.replacedBy !== undefined) return ok({ reference: quote.replacedBy });
    const now = clock();
    const status = statusAt(quote, now);
    if (!mayBecome(status, 'SUPERSEDED')) return closed(quote, status);
    const priced = await deps.price(formOf(quote), now, quote.ownerId);
    if (!priced.ok) return priced;
    const reference = deps.newReference();
    const origin = { newId, correlationId };
    const successor = newQuote(priced.value, quote, { reference, now, ...origin, replaces: quote.reference });
    const fields = { status: 'SUPERSEDED', replacedBy: reference } as const;
    const replaced = afterDeed(
      quote,
      { what: 'superseded', by: doneBy(found, visitor), fields },
      { at: now.toISOString(), newId },
    );
    const refused = await quotes.replace(
      quote,
      {
        quote: replaced.quote,
        entries: [replaced.entry],
        events: [eventOf(replaced.quote, replaced.entry, origin)],
      },
      { ...successor, inbox: await deps.inboxOf(quote.email) },
    );
    return refused === undefined ? ok({ reference }) : again;
  };
  return untilWritten(`Quote ${visitor.reference}`, replace, deps);
};

/** A new price for one of the caller's quotes. */
export const requote =
  (deps: RequoteDeps): UseCase<typeof quoteEndpoints.requote> =>
  ({ params: { reference }, caller, correlationId }) =>
    requoteAs(deps, visitorOf(reference, caller), correlationId);

/** A new price for the quote of a link. */
export const requoteByLink =
  (deps: RequoteDeps & Pick<LinkDeps, 'links'>): UseCase<typeof quoteEndpoints.requoteByLink> =>
  async ({ headers, correlationId }) => {
    const visitor = await visitorWithLink(deps, headers['quote-link']);
    return visitor.ok ? requoteAs(deps, visitor.value, correlationId) : visitor;
  };
