import {
  type QueryKey,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Endpoint, EndpointReply } from '#domain/kernel/endpoint.ts';
import { api, type CallInput } from './client.ts';

type Options<E extends Endpoint> = Omit<UseQueryOptions<EndpointReply<E>>, 'queryKey' | 'queryFn'>;

/** Asks an endpoint and caches its reply under a key. */
export const useReply = <E extends Endpoint>(
  queryKey: QueryKey,
  endpoint: E,
  input: CallInput<E>,
  options: Options<E> = {},
) => useQuery({ queryKey, queryFn: ({ signal }) => api(endpoint, input, signal), ...options });

/** Makes a change by a call of the API, and fetches again what is cached under a key, whatever the answer. */
export const useChange = <Change, Reply>(call: (change: Change) => Promise<Reply>, queryKey: QueryKey) => {
  const cache = useQueryClient();
  return useMutation({ mutationFn: call, onSettled: () => cache.invalidateQueries({ queryKey }) });
};
