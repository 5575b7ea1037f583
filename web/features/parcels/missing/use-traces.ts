import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { traceEndpoints } from '#domain/parcels/trace/endpoints.ts';
import type { OwnTrace, TraceForm } from '#domain/parcels/trace/trace.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';
import { KEY } from '../use-parcels.ts';

const PAGE = 20;

const keyOf = (cursor?: string) => [KEY, 'traces', cursor];

type Searches = EndpointReply<typeof traceEndpoints.ownTraces>;

/** A page of the person's searches, newest first. */
export const useMyTraces = (cursor?: string) =>
  useReply(
    keyOf(cursor),
    traceEndpoints.ownTraces,
    { query: { limit: PAGE, ...(cursor === undefined ? {} : { cursor }) } },
    { placeholderData: keepPreviousData },
  );

const withNew = (known: Searches | undefined, trace: OwnTrace): Searches | undefined =>
  known && {
    ...known,
    items: [trace, ...known.items.filter(({ reference }) => reference !== trace.reference)],
  };

/** Asks us to search. The list gets the search from the answer: the server's own list may take a second or two to have it. */
export const useAskTrace = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: TraceForm) => api(traceEndpoints.askTrace, { body }),
    onSuccess: (answer) => {
      if ('trace' in answer) cache.setQueryData<Searches>(keyOf(), (known) => withNew(known, answer.trace));
    },
  });
};

/** Ends a search. */
export const useEndTrace = () =>
  useChange(
    ({ reference, version }: { readonly reference: string; readonly version: number }) =>
      api(traceEndpoints.withdrawTrace, { params: { reference }, body: { version } }),
    [KEY],
  );
