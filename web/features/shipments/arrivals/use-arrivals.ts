import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import type { Endpoint, EndpointReply } from '#domain/kernel/endpoint.ts';
import { arrivalEndpoints as endpoints } from '#domain/shipments/arrivals/endpoints.ts';
import type { CallInput } from '#web/api/call.ts';
import { api } from '#web/api/client.ts';
import { readAfter, useReply } from '#web/api/use-reply.ts';

/** What is asked of arrivals is read again together. */
export const ARRIVALS_KEY = 'arrivals';
/** The desk and other agents work on the same shipments. */
const POLL_INTERVAL_MS = 30_000;
/** A payment clears its hold within seconds, and the receiver is waiting. */
const PAYING_INTERVAL_MS = 3000;

/** One shipment as its agent sees it. */
export type ArrivalShown = EndpointReply<typeof endpoints.arrival>;

/** A page of what has left for a country, the latest flight first, or of what a search finds there. */
export const useArrivals = (to: DestinationCode, search: string, cursor: string | undefined) =>
  useReply(
    [ARRIVALS_KEY, 'list', to, search, cursor],
    endpoints.arrivals,
    { query: { to, ...(search ? { search } : {}), ...(cursor === undefined ? {} : { cursor }) } },
    { placeholderData: keepPreviousData, refetchInterval: POLL_INTERVAL_MS },
  );

export const useArrival = (number: string) =>
  useReply(
    [ARRIVALS_KEY, 'one', number],
    endpoints.arrival,
    { params: { number } },
    {
      refetchInterval: ({ state }) =>
        state.data?.arrival.holds.some(({ kind }) => kind === 'PAYMENT_DUE')
          ? PAYING_INTERVAL_MS
          : POLL_INTERVAL_MS,
    },
  );

/** An act on an arrival. Everything is read again whatever the answer: a refusal means that something else is true now. */
export const useArrivalAct = <Input, Reply>(act: (input: Input) => Promise<Reply>) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: readAfter(() => cache.invalidateQueries({ queryKey: [ARRIVALS_KEY] })),
  });
};

/** A change of an arrival by one call. */
export const useArrivalChange = <E extends Endpoint>(endpoint: E) =>
  useArrivalAct((input: CallInput<E>): Promise<EndpointReply<E>> => api(endpoint, input));
