import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, EndpointReply } from '#domain/kernel/endpoint.ts';
import { traceEndpoints } from '#domain/parcels/trace/endpoints.ts';
import type { TraceState } from '#domain/parcels/trace/trace.ts';
import type { CallInput } from '#web/api/call.ts';
import { api } from '#web/api/client.ts';
import { readAfter, useReply } from '#web/api/use-reply.ts';
import { livePage } from '#web/desk-list/question/live-page.ts';

const KEY = 'parcel-traces';
/** Colleagues tick shelves meanwhile, and parcels come. */
const POLL_INTERVAL_MS = 10_000;

/** A page of the searches of a state. */
export const useTraces = (state: TraceState, cursor: string | undefined) =>
  useReply(
    [KEY, 'list', state, cursor],
    traceEndpoints.deskTraces,
    { query: { state, limit: 25, ...(cursor === undefined ? {} : { cursor }) } },
    livePage,
  );

/** One search with its shelves and suspects, asked again while somebody looks at it. */
export const useTrace = (reference: string) =>
  useReply(
    [KEY, 'one', reference],
    traceEndpoints.deskTrace,
    { params: { reference } },
    { refetchInterval: POLL_INTERVAL_MS },
  );

/** A change of a search, after which everything is read again, its parcel too: it may be somebody's now. */
export const useTraceChange = <E extends Endpoint>(endpoint: E) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<E>): Promise<EndpointReply<E>> => api(endpoint, input),
    onSettled: readAfter(() =>
      Promise.all([KEY, 'desk-parcels'].map((key) => cache.invalidateQueries({ queryKey: [key] }))),
    ),
  });
};
