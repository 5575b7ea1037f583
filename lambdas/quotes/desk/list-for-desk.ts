import type { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { quoteStatuses, statusAt } from '#domain/quotes/lifecycle.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { answerPage, type Page } from '../../runtime/table/page.ts';
import type { QuoteList } from '../store/quote-list.ts';

interface Deps {
  readonly list: QuoteList;
  readonly clock: Clock;
  readonly inboxOf: (email: string) => Promise<string>;
}

/** Each quote with its status by the clock. */
const asOf = ({ items, ...page }: Page<Quote>, now: Date): Page<Quote> => ({
  ...page,
  items: items.map((quote) => ({ ...quote, status: statusAt(quote, now) })),
});

/** A page of quotes, newest first: of one status as it was written down, or of all. */
export const listForDesk =
  ({ list, clock }: Pick<Deps, 'list' | 'clock'>): UseCase<typeof quoteEndpoints.list> =>
  async ({ query }) => {
    const statuses = query.status === undefined ? quoteStatuses : [query.status];
    return answerPage(`desk-quotes:${query.status ?? ''}`, query, async (page) =>
      asOf(await list.newest(statuses, page), clock()),
    );
  };

/** What waits for the desk, the longest wait first. */
export const listWaiting =
  ({ list, clock }: Pick<Deps, 'list' | 'clock'>): UseCase<typeof quoteEndpoints.queue> =>
  async ({ query }) => {
    const tasks = query.task === undefined ? (['price', 'reply'] as const) : [query.task];
    return answerPage(`desk-quotes-waiting:${query.task ?? ''}`, query, async (page) =>
      asOf(await list.waiting(tasks, page), clock()),
    );
  };

/** The quotes of a customer, by e-mail address. */
export const searchQuotes =
  ({ list, clock, inboxOf }: Deps): UseCase<typeof quoteEndpoints.search> =>
  async ({ query }) => {
    const inbox = await inboxOf(query.email);
    return answerPage(`desk-quotes-of:${inbox}`, query, async (page) =>
      asOf(await list.ofInbox(inbox, page), clock()),
    );
  };
