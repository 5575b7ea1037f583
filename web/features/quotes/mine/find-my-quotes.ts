import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { CustomerQuote } from '#domain/quotes/customer-quote.ts';
import { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { goodsInWords } from '#domain/quotes/quote-words.ts';
import { quoteReference } from '#domain/quotes/reference.ts';
import { quoteStatusNames } from '#domain/quotes/status-names.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import type { Finder, Hit } from '#web/ui/search/finder.ts';
import { askedOnce, beginsWords, isEndOf } from '#web/ui/search/matching.ts';

const SHOWN = 4;
/** The newest ones are searched by every word. One that is older is found by its whole reference. */
const NEWEST = 50;

const hitOf = ({ reference, status, request, offer }: CustomerQuote): Hit => ({
  to: pathTo('/dashboard/quotes/:reference', { reference }),
  title: `${goodsInWords(request)} to ${destinations[request.to].country}, ${dollars(offer.total)}`,
  detail: `${quoteStatusNames[status]} · ${reference}`,
});

const isMeant = ({ reference, request }: CustomerQuote, typed: string): boolean =>
  beginsWords(`${goodsInWords(request)} ${destinations[request.to].country} ${reference} quote`, typed) ||
  isEndOf(reference, typed);

const byReference = async (reference: string, signal: AbortSignal): Promise<readonly CustomerQuote[]> => {
  try {
    return [(await api(quoteEndpoints.show, { params: { reference } }, signal)).quote];
  } catch (error) {
    if (error instanceof ApiError && error.code === 'QUOTE_NOT_FOUND') return [];
    throw error;
  }
};

/** Finds a customer's own quotes by reference, goods and country. */
export const findMyQuotes = (): Finder['find'] => {
  const newest = askedOnce(() => api(quoteEndpoints.mine, { query: { limit: NEWEST } }));
  return async (typed, signal) => {
    const { items } = await newest();
    const found = items.filter((quote) => isMeant(quote, typed));
    // A word of six letters could be a reference too, so one has a digit or its prefix.
    const reference = /\d|^qte/i.test(typed) ? quoteReference.from(typed) : undefined;
    const older = found.length === 0 && reference !== undefined ? await byReference(reference, signal) : [];
    return [...found, ...older].slice(0, SHOWN).map(hitOf);
  };
};
