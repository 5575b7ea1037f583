import { useQuery } from '@tanstack/react-query';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';
import { livePage } from '#web/desk-list/question/live-page.ts';
import { isOfQueue, type Question } from './list/question.ts';
import { DESK_QUOTES as KEY } from './use-quote-counts.ts';

type QuotePage = EndpointReply<typeof quoteEndpoints.list>;

/** One page of a list of the desk: what a search finds, what waits, or what is open or over. */
export const useDeskQuotes = (question: Question, cursor: string | undefined) =>
  useQuery({
    queryKey: [KEY, 'list', question, cursor],
    queryFn: ({ signal }): Promise<QuotePage> => {
      const { search, task, taken, ...asked } = question;
      const page = { limit: 25, cursor };
      if (search !== undefined) return api(quoteEndpoints.search, { query: { ...page, search } }, signal);
      return isOfQueue(question)
        ? api(quoteEndpoints.queue, { query: { ...page, ...asked, task, taken } }, signal)
        : api(quoteEndpoints.list, { query: { ...page, ...asked } }, signal);
    },
    ...livePage,
  });

/** One quote with its whole history; polled, because others work on it too. */
export const useDeskQuote = (reference: string) =>
  useReply(
    [KEY, 'one', reference],
    quoteEndpoints.showAtDesk,
    { params: { reference } },
    { refetchInterval: 20_000 },
  );

/** What the desk can do with a quote. Whatever the answer, the quote is fetched again. */
export const useDeskActions = (reference: string) => {
  const params = { reference };
  const key = [KEY];
  return {
    price: useChange(
      (body: { version: number; total: number; reason: string }) =>
        api(quoteEndpoints.price, { params, body }),
      key,
    ),
    refuse: useChange(
      (body: { version: number; reason: string }) => api(quoteEndpoints.refuse, { params, body }),
      key,
    ),
    reply: useChange(
      (body: { version: number; text: string }) => api(quoteEndpoints.reply, { params, body }),
      key,
    ),
    note: useChange(
      (body: { version: number; text: string }) => api(quoteEndpoints.note, { params, body }),
      key,
    ),
    assign: useChange(
      (body: { version: number; taken: boolean }) => api(quoteEndpoints.assign, { params, body }),
      key,
    ),
  };
};
export type DeskActions = ReturnType<typeof useDeskActions>;
