import { ok } from '#domain/kernel/result.ts';
import type { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { noSuchQuote } from '../change/change-quote.ts';
import { asOf } from '../customer/show-quote.ts';
import type { QuoteStore } from '../store/quote-store.ts';

/** Shows a quote with its whole history. */
export const showAtDesk =
  (quotes: Pick<QuoteStore, 'find'>, clock: Clock): UseCase<typeof quoteEndpoints.showAtDesk> =>
  async ({ params: { reference } }) => {
    const found = await quotes.find(reference);
    return found ? ok(asOf(found, clock())) : noSuchQuote();
  };
