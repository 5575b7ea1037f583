import { dollars } from '#domain/kernel/money.ts';
import { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { goodsInWords } from '#domain/quotes/quote-words.ts';
import { quoteStatusNames } from '#domain/quotes/status-names.ts';
import { api } from '#web/api/client.ts';
import type { Searching } from '#web/shell/searches.ts';
import type { Finder } from '#web/ui/search/finder.ts';

const SHOWN = 4;

/** Finds quotes by name, reference or e-mail for the search box of the desk. */
export const findQuotes =
  ({ base }: Searching): Finder['find'] =>
  async (typed, signal) => {
    const { items } = await api(quoteEndpoints.search, { query: { search: typed, limit: SHOWN } }, signal);
    return items.map(({ reference, name, status, request, offer }) => ({
      to: `${base}/quotes/${reference}`,
      title: `${reference} ${name}`,
      detail: `${quoteStatusNames[status]} · ${goodsInWords(request)} · ${dollars(offer.total)}`,
    }));
  };
