import { keepPreviousData } from '@tanstack/react-query';
import { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import type { QuoteStatus } from '#domain/quotes/lifecycle.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';

const KEY = 'desk-quotes';
const polled = { refetchInterval: 20_000, placeholderData: keepPreviousData };

/** What a list shows: what waits for the desk, a status, or one customer. */
export type Shown =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'status'; readonly status: QuoteStatus }
  | { readonly kind: 'customer'; readonly email: string };

/** One page of a list of the desk. */
export const useDeskQuotes = (shown: Shown, cursor: string | undefined) => {
  const page = { limit: 25, cursor };
  const waiting = useReply(
    [KEY, 'waiting', cursor],
    quoteEndpoints.queue,
    { query: page },
    { ...polled, enabled: shown.kind === 'waiting' },
  );
  const status = shown.kind === 'status' ? shown.status : undefined;
  const ofStatus = useReply(
    [KEY, 'status', status, cursor],
    quoteEndpoints.list,
    { query: { ...page, status } },
    { ...polled, enabled: status !== undefined },
  );
  const email = shown.kind === 'customer' ? shown.email : '';
  const ofCustomer = useReply(
    [KEY, 'customer', email, cursor],
    quoteEndpoints.search,
    { query: { ...page, email } },
    { ...polled, enabled: email !== '' },
  );
  return { waiting, status: ofStatus, customer: ofCustomer }[shown.kind];
};

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
