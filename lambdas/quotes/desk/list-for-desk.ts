import { ok, refuse } from '#domain/kernel/result.ts';
import { searchable, searchWithCode } from '#domain/kernel/search.ts';
import type { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { quoteStatuses, statusAt } from '#domain/quotes/lifecycle.ts';
import { MAX_COUNTED } from '#domain/quotes/limits.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { quoteReference } from '#domain/quotes/reference.ts';
import { isWholeAddress } from '#domain/quotes/search.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase, UseCaseRequest } from '../../runtime/http/use-case.ts';
import { answerPage, type Page } from '../../runtime/table/page.ts';
import { NOBODY, takenPartition, taskPartition } from '../store/quote-items.ts';
import type { QuoteList } from '../store/quote-list.ts';
import type { QuoteStore } from '../store/quote-store.ts';

interface Deps {
  readonly list: QuoteList;
  readonly quotes: Pick<QuoteStore, 'find'>;
  readonly clock: Clock;
  readonly inboxOf: (email: string) => Promise<string>;
}

const tasks = ['price', 'reply'] as const;

/** Each quote with its status by the clock. */
const asOf = ({ items, ...page }: Page<Quote>, now: Date) => ({
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

/** Where the queue that somebody asks for is in the index. */
const queueOf = (
  { task, taken }: UseCaseRequest<typeof quoteEndpoints.queue>['query'],
  caller: string,
): readonly string[] => {
  if (taken !== undefined) return [takenPartition(taken === 'me' ? caller : taken)];
  return (task === undefined ? tasks : [task]).map(taskPartition);
};

/** What waits for the desk, the longest wait first. */
export const listWaiting =
  ({ list, clock }: Pick<Deps, 'list' | 'clock'>): UseCase<typeof quoteEndpoints.queue> =>
  async ({ query, caller }) => {
    if (query.task !== undefined && query.taken !== undefined)
      return refuse('ONE_QUESTION_ONLY', 'Ask what quotes need, or who has taken them.');
    const partitions = queueOf(query, caller.userId);
    return answerPage(`desk-quotes-waiting:${partitions}`, query, async (page) =>
      asOf(await list.waiting(partitions, page), clock()),
    );
  };

/** How much waits for the desk. */
export const countWaiting =
  ({ list }: Pick<Deps, 'list'>): UseCase<typeof quoteEndpoints.deskCounts> =>
  async ({ caller }) => {
    const count = (partition: string) => list.count(partition, MAX_COUNTED);
    const [price, reply, nobody, me] = await Promise.all([
      count(taskPartition('price')),
      count(taskPartition('reply')),
      count(takenPartition(NOBODY)),
      count(takenPartition(caller.userId)),
    ]);
    return ok({ waiting: Math.min(price + reply, MAX_COUNTED), price, reply, nobody, me });
  };

/** Quotes by what somebody typed. A whole reference or e-mail address finds those that are over, too. */
export const searchQuotes =
  ({ list, quotes, clock, inboxOf }: Deps): UseCase<typeof quoteEndpoints.search> =>
  async ({ query }) => {
    const { search } = query;
    const reference = quoteReference.from(search);
    const whole = reference === undefined ? undefined : await quotes.find(reference);
    if (whole) return ok(asOf({ items: [whole.quote] }, clock()));
    const inbox = isWholeAddress(search) ? await inboxOf(search) : undefined;
    return answerPage(`desk-quotes-found:${inbox ?? searchable(search)}`, query, async (page) => {
      const found =
        inbox === undefined
          ? await list.matching(searchWithCode(search), page)
          : await list.ofInbox(inbox, page);
      return found && asOf(found, clock());
    });
  };
