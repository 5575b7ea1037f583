import {
  type QueryKey,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Endpoint, EndpointReply } from '#domain/kernel/endpoint.ts';
import type { CallInput } from './call.ts';
import { api } from './client.ts';

type Options<E extends Endpoint> = Omit<UseQueryOptions<EndpointReply<E>>, 'queryKey' | 'queryFn'>;

/** Calls an endpoint and caches its reply under a key. */
export const useReply = <E extends Endpoint>(
  queryKey: QueryKey,
  endpoint: E,
  input: CallInput<E>,
  options: Options<E> = {},
) => useQuery({ queryKey, queryFn: ({ signal }) => api(endpoint, input, signal), ...options });

const AGAIN_MS = 4000;

/** Options of a reply that is asked for again until it can be read. */
export const againAfterError = {
  refetchInterval: ({ state }: { readonly state: { readonly status: string } }) =>
    state.status === 'error' && AGAIN_MS,
};

/**
 * Reads again after a call, successful or not. Done is only what is shown, so a success waits for it. A failure does not: whoever pressed
 * reads at once that it failed, also where reading fails as well.
 */
export const readAfter =
  (read: () => Promise<unknown>) =>
  (_reply: unknown, error: Error | null): Promise<unknown> | undefined => {
    const reading = read();
    return error === null ? reading : undefined;
  };

/** A mutation through the API. After it, successful or not, the data cached under a key is fetched again. */
export const useChange = <Change, Reply>(call: (change: Change) => Promise<Reply>, queryKey: QueryKey) => {
  const cache = useQueryClient();
  return useMutation({ mutationFn: call, onSettled: readAfter(() => cache.invalidateQueries({ queryKey })) });
};
