import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, EndpointReply } from '#domain/kernel/endpoint.ts';
import { deskShipmentEndpoints as endpoints } from '#domain/shipments/desk/shipment-endpoints.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { CallInput } from '#web/api/call.ts';
import { api } from '#web/api/client.ts';
import { readAfter, useReply } from '#web/api/use-reply.ts';
import { livePage } from '#web/desk-list/question/live-page.ts';
import { flightProgressKey } from './flight-progress/use-flight-progress.ts';
import type { Question } from './list/question.ts';

/** Polling interval while the window is in front: colleagues scan at the dock meanwhile. */
const POLL_INTERVAL_MS = 20_000;
export const KEY = 'desk-shipments';
/** A little longer than the usual delay of the index that lists are read from. */
const INDEX_LAG_MS = 3_000;

/** Everything about one shipment. */
export type DeskShipment = EndpointReply<typeof endpoints.deskShow>;

/** One page of shipments. The previous page stays visible until the next one is loaded. */
export const useShipments = (question: Question, cursor: string | undefined) =>
  useQuery({
    queryKey: [KEY, 'list', question, cursor],
    queryFn: ({ signal }) =>
      api(
        endpoints.deskList,
        { query: { limit: 25, ...question, ...(cursor === undefined ? {} : { cursor }) } },
        signal,
      ),
    ...livePage,
  });

/** The key of how its sender found it: read again with the shipment after each change. */
export const opinionKey = (number: string) => [KEY, 'opinion', number];

/** One shipment with its events and history; polled, because others work on it too. */
export const useShipment = (number: string) =>
  useReply(
    [KEY, 'one', number],
    endpoints.deskShow,
    { params: { number } },
    { refetchInterval: POLL_INTERVAL_MS },
  );

const readAgain = (cache: QueryClient) =>
  Promise.all([KEY, flightProgressKey, 'closing'].map((key) => cache.invalidateQueries({ queryKey: [key] })));

/** Shows a change at once, and fetches everything again whatever the answer: a refusal means that something else is true now. */
const afterChange = (cache: QueryClient, number: string) => ({
  onSuccess: ({ shipment }: { readonly shipment?: Shipment }) => {
    if (shipment !== undefined)
      cache.setQueryData<DeskShipment>([KEY, 'one', number], (shown) => shown && { ...shown, shipment });
    setTimeout(() => void cache.invalidateQueries({ queryKey: [KEY, 'list'] }), INDEX_LAG_MS);
  },
  onSettled: readAfter(() => readAgain(cache)),
});

/** A change of one shipment through an endpoint of the desk. */
export const useShipmentChange = <E extends Endpoint>(endpoint: E, number: string) =>
  useMutation({
    mutationFn: async (input: CallInput<E>) =>
      (await api(endpoint, input)) as EndpointReply<E> & { readonly shipment?: Shipment },
    ...afterChange(useQueryClient(), number),
  });

/** Looks at what a change of one shipment will do. It changes nothing; but a refusal means that something else is true now. */
export const useShipmentLook = <E extends Endpoint>(endpoint: E) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<E>) => api(endpoint, input),
    onError: () => readAgain(cache),
  });
};
