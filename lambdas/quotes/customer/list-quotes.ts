import { forCustomer } from '#domain/quotes/customer-quote.ts';
import type { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { statusAt } from '#domain/quotes/lifecycle.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { answerPage } from '../../runtime/table/page.ts';
import type { QuoteList } from '../store/quote-list.ts';

/** The caller's quotes, newest first, each with its status by the clock. */
export const listMine =
  (list: Pick<QuoteList, 'ofOwner'>, clock: Clock): UseCase<typeof quoteEndpoints.mine> =>
  async ({ query, caller }) =>
    answerPage(`quotes:${caller.userId}`, query, async (request) => {
      const { items, ...page } = await list.ofOwner(caller.userId, request);
      const now = clock();
      return {
        ...page,
        items: items.map((quote) => forCustomer({ ...quote, status: statusAt(quote, now) })),
      };
    });
