import { ok, type Result } from '#domain/kernel/result.ts';
import { type CustomerLetter, letterFor } from '#domain/quotes/customer-quote.ts';
import type { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { statusAt } from '#domain/quotes/lifecycle.ts';
import type { WholeQuote } from '#domain/quotes/quote.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type ChangeDeps, noSuchQuote } from '../change/change-quote.ts';
import { changeAs, isOpenTo, type LinkDeps, type Visitor, visitorOf, visitorWithLink } from './quote-door.ts';

/** The quote with its status by the clock. */
export const asOf = (found: WholeQuote, now: Date): WholeQuote => ({
  ...found,
  quote: { ...found.quote, status: statusAt(found.quote, now) },
});

/** Shows a quote to its customer. The first time is written down. */
const show = async (
  deps: ChangeDeps,
  visitor: Visitor,
  correlationId: string,
): Promise<Result<CustomerLetter, 'QUOTE_NOT_FOUND'>> => {
  const before = await deps.quotes.find(visitor.reference);
  if (!before || !isOpenTo(before, visitor)) return noSuchQuote();
  const isNew = statusAt(before.quote, deps.clock()) === 'SENT';
  if (isNew) {
    await changeAs<never>(deps, visitor, correlationId, (_, status, now) =>
      status === 'SENT'
        ? {
            deed: {
              what: 'viewed',
              fields: { status: 'VIEWED', viewedAt: now.toISOString() },
            },
          }
        : { done: true },
    );
  }
  const found = isNew ? await deps.quotes.find(visitor.reference) : before;
  return found ? ok(letterFor(asOf(found, deps.clock()))) : noSuchQuote();
};

/** Shows one of the caller's quotes. */
export const showQuote =
  (deps: ChangeDeps): UseCase<typeof quoteEndpoints.show> =>
  ({ params: { reference }, caller, correlationId }) =>
    show(deps, visitorOf(reference, caller), correlationId);

/** Shows the quote of a link. */
export const openLink =
  (deps: LinkDeps): UseCase<typeof quoteEndpoints.openLink> =>
  async ({ headers, correlationId }) => {
    const visitor = await visitorWithLink(deps, headers['quote-link']);
    if (!visitor.ok) return visitor;
    const shown = await show(deps, visitor.value, correlationId);
    // It came into an account between the two reads, and the next try says so.
    if (!shown.ok) throw new Error('The quote of a link was taken while it was opened.');
    return shown;
  };
