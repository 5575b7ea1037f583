import { ok, refuse } from '#domain/kernel/result.ts';
import { searchable, searchWithCode } from '#domain/kernel/search.ts';
import type { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { type QuoteStatus, quoteStatuses, statusAt } from '#domain/quotes/lifecycle.ts';
import { MAX_COUNTED } from '#domain/quotes/limits.ts';
import {
  type AskedQuotes,
  isAnswerable,
  isInList,
  isOver,
  openStatuses,
} from '#domain/quotes/list-question.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { quoteReference } from '#domain/quotes/reference.ts';
import { isWholeAddress } from '#domain/quotes/search.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { chosenPage } from '../../runtime/table/chosen-page.ts';
import { inMonth } from '../../runtime/table/in-month.ts';
import { answerPage, type Page, type PageRequest } from '../../runtime/table/page.ts';
import { listPosition, NOBODY, takenPartition, taskPartition } from '../store/quote-items.ts';
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

/** The statuses in whose partitions of the index all quotes of a question are. */
const statusesOf = ({ status, which, closed }: AskedQuotes): readonly QuoteStatus[] => {
  if (status !== undefined) return [status];
  if (which !== undefined) return openStatuses;
  return closed === undefined ? quoteStatuses : quoteStatuses.filter(isOver);
};

/** A page of quotes by what is asked, newest first. A status is the one that was written down. */
export const listForDesk =
  ({ list, clock }: Pick<Deps, 'list' | 'clock'>): UseCase<typeof quoteEndpoints.list> =>
  async ({ query: { cursor, limit, ...question } }) => {
    if (!isAnswerable(question))
      return refuse(
        'ONE_QUESTION_ONLY',
        'Ask for what is open, or for a month with one more filter. A status that is over is listed alone, or by month.',
      );
    const statuses = statusesOf(question);
    const all = (page: PageRequest) => list.newest(statuses, page);
    const { closed } = question;
    const read = closed === undefined ? all : inMonth(closed, { read: all, positionOf: listPosition });
    return answerPage(`desk-quotes:${JSON.stringify(question)}`, { cursor, limit }, async (page) => {
      const now = clock();
      const isChosen = (quote: Quote): boolean => isInList(quote, question, now);
      return asOf(await chosenPage({ read, isChosen, positionOf: listPosition }, page), now);
    });
  };

/** What waits for the desk, the longest wait first. */
export const listWaiting =
  ({ list, clock }: Pick<Deps, 'list' | 'clock'>): UseCase<typeof quoteEndpoints.queue> =>
  async ({ query: { cursor, limit, ...asked }, caller }) => {
    const question = { ...asked, ...(asked.taken === 'me' ? { taken: caller.userId } : {}) };
    const { task, taken } = question;
    // Whoever took something took few of all that wait.
    const partitions =
      taken === undefined
        ? (task === undefined ? tasks : [task]).map(taskPartition)
        : [takenPartition(taken)];
    return answerPage(`desk-quotes-waiting:${JSON.stringify(question)}`, { cursor, limit }, async (page) => {
      const now = clock();
      const { items, ...rest } = await chosenPage(
        {
          read: (request) => list.waiting(partitions, request),
          isChosen: ({ quote }) => isInList(quote, question, now),
          positionOf: ({ position }) => position,
        },
        page,
      );
      return asOf({ ...rest, items: items.map(({ quote }) => quote) }, now);
    });
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
