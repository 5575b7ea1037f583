import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { readAfter, useChange, useReply } from '#web/api/use-reply.ts';
import type { QuoteActions } from '../letter/quote-actions.ts';
import { forgetQuoteToSave, type QuoteToSave, quoteToSave } from '../save/quote-to-save.ts';

const KEY = 'quotes';
/** The desk may price or reply while somebody looks. */
const POLL_INTERVAL_MS = 30_000;

/** Puts quotes that were mailed to the customer's address into their account, once in a session, and tells when that is done. */
const useClaim = () =>
  useQuery({
    queryKey: ['claimed-quotes'],
    queryFn: ({ signal }) => api(quoteEndpoints.claim, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });

/** One page of the customer's quotes, newest first. */
export const useMyQuotes = (cursor: string | undefined) => {
  // A claim that fails is no reason to hide the others; it is tried again in the next session.
  const { isPending } = useClaim();
  return useReply(
    [KEY, 'mine', cursor],
    quoteEndpoints.mine,
    { query: { limit: 25, cursor } },
    { enabled: !isPending, placeholderData: keepPreviousData },
  );
};

/** Saves the quote that somebody asked for before they signed in, once. `onSaved` gets its reference. */
export const useWaitingQuote = (onSaved: (reference: string) => void) => {
  const waiting = useRef(quoteToSave());
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ form, key }: QuoteToSave) =>
      api(quoteEndpoints.request, { headers: { 'idempotency-key': key }, body: form }),
    onSuccess: ({ reference }) => {
      forgetQuoteToSave();
      onSaved(reference);
    },
    // What the server refuses, it refuses again. What did not reach it stays for the next visit.
    onError: (thrown) => {
      if (thrown instanceof ApiError && [400, 422].includes(thrown.status)) forgetQuoteToSave();
    },
  });
  useEffect(() => {
    if (waiting.current) mutate(waiting.current);
    waiting.current = undefined;
  }, [mutate]);
  return { isPending, error };
};

/** One quote of the customer. */
export const useMyQuote = (reference: string) => {
  const { isPending } = useClaim();
  return useReply(
    [KEY, 'one', reference],
    quoteEndpoints.show,
    { params: { reference } },
    { enabled: !isPending, refetchInterval: POLL_INTERVAL_MS },
  );
};

/** What the customer can do with a quote. `onRequoted` gets the reference of the new one. */
export const useMyActions = (reference: string, onRequoted: (reference: string) => void): QuoteActions => {
  const cache = useQueryClient();
  const params = { reference };
  return {
    answer: useChange((body) => api(quoteEndpoints.answer, { params, body }), [KEY]),
    ask: useChange((body) => api(quoteEndpoints.ask, { params, body }), [KEY]),
    requote: useMutation({
      mutationFn: () => api(quoteEndpoints.requote, { params }),
      onSuccess: (made) => onRequoted(made.reference),
      onSettled: readAfter(() => cache.invalidateQueries({ queryKey: [KEY] })),
    }),
  };
};
