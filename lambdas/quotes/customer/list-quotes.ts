import { idsOf } from '#domain/kernel/person/person-id.ts';
import { ok } from '#domain/kernel/result.ts';
import { forCustomer } from '#domain/quotes/customer-quote.ts';
import type { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { isOpen, statusAt } from '#domain/quotes/lifecycle.ts';
import { NEWEST_LOOKED_THROUGH } from '#domain/quotes/open-endpoint.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { answerPage } from '../../runtime/table/page.ts';
import type { QuoteList } from '../store/quote-list.ts';

/** The caller's quotes, newest first, each with its status by the clock. */
export const listMine =
  (list: Pick<QuoteList, 'ofOwner'>, clock: Clock): UseCase<typeof quoteEndpoints.mine> =>
  async ({ query, caller }) =>
    answerPage(`quotes:${caller.userId}`, query, async (request) => {
      const { items, ...page } = await list.ofOwner(idsOf(caller), request);
      const now = clock();
      return {
        ...page,
        items: items.map((quote) => forCustomer({ ...quote, status: statusAt(quote, now) })),
      };
    });

/** The caller's newest quotes that have a price and wait for an answer, and those that they accepted and have not booked. */
export const listOpen =
  (list: Pick<QuoteList, 'ofOwner'>, clock: Clock): UseCase<typeof quoteEndpoints.open> =>
  async ({ caller }) => {
    const page = await list.ofOwner(idsOf(caller), { after: undefined, limit: NEWEST_LOOKED_THROUGH });
    const now = clock();
    return ok({
      items: page.items.flatMap((quote) => {
        const { reference, request, offer, expiresAt } = quote;
        const status = statusAt(quote, now);
        const priced = { reference, to: request.to, total: offer.total };
        if (status === 'ACCEPTED') return [priced];
        return isOpen(status) && expiresAt !== undefined ? [{ ...priced, expiresAt }] : [];
      }),
    });
  };
