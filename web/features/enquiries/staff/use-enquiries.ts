import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { EnquiryStatus } from '#domain/enquiries/lifecycle.ts';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { api } from '#web/api/client.ts';
import { withReadLately } from './read-lately.ts';

/** How often the desk looks for news while its window is in front, in milliseconds. */
const LOOK_EVERY_MS = 20_000;
const KEY = 'enquiries';
/** As late as the index that lists come from may be, and a little later. */
const INDEX_LAG_MS = 3_000;

type Shown = EndpointReply<typeof enquiryEndpoints.show>;

/** What was read by key while the index may not show it yet: this desk's own changes are among it. */
const readLately = (cache: QueryClient): readonly Enquiry[] =>
  cache
    .getQueryCache()
    .findAll({ queryKey: [KEY, 'one'] })
    .filter(({ state }) => Date.now() - state.dataUpdatedAt < INDEX_LAG_MS)
    .flatMap(({ state }) => (state.data as Shown | undefined)?.enquiry ?? []);

/** What a change does to what is shown: its outcome stands at once, and lists are fetched again when the index has it. */
const afterChange = (cache: QueryClient, reference: string) => ({
  onSuccess: (changed: Pick<Enquiry, 'status' | 'version'>) => {
    cache.setQueryData<Shown>(
      [KEY, 'one', reference],
      (shown) => shown && { ...shown, enquiry: { ...shown.enquiry, ...changed } },
    );
    setTimeout(() => void cache.invalidateQueries({ queryKey: [KEY] }), INDEX_LAG_MS);
  },
  onSettled: () => cache.invalidateQueries({ queryKey: [KEY] }),
});

interface Asked {
  /** All but spam when absent. */
  readonly status?: EnquiryStatus | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number;
}

/** One page of enquiries, newest first. The page before stays on the screen until the next has come. */
export const useEnquiries = ({ status, cursor, limit = 25 }: Asked) => {
  const cache = useQueryClient();
  return useQuery({
    queryKey: [KEY, 'list', { status, cursor, limit }],
    queryFn: async ({ signal }) => {
      const query = { limit, ...(status ? { status } : {}), ...(cursor ? { cursor } : {}) };
      const page = await api(enquiryEndpoints.list, { query }, signal);
      return withReadLately(page, readLately(cache), { status, isFirst: cursor === undefined });
    },
    placeholderData: keepPreviousData,
    // Later pages do not grow at their top; only the first is kept fresh.
    ...(cursor === undefined ? { refetchInterval: LOOK_EVERY_MS } : {}),
  });
};

/** How many enquiries each status has, up to 100. */
export const useEnquiryCounts = () =>
  useQuery({
    queryKey: [KEY, 'counts'],
    queryFn: ({ signal }) => api(enquiryEndpoints.counts, {}, signal),
    refetchInterval: LOOK_EVERY_MS,
  });

/** One enquiry with its thread; looked at again, since others work on it too. */
export const useEnquiry = (reference: string) =>
  useQuery({
    queryKey: [KEY, 'one', reference],
    queryFn: ({ signal }) => api(enquiryEndpoints.show, { params: { reference } }, signal),
    refetchInterval: LOOK_EVERY_MS,
  });

interface Move {
  readonly version: number;
  readonly status: EnquiryStatus;
  readonly note?: string;
}

/** Puts an enquiry into another status, or notes something down; whatever the answer, what is shown is fetched again. */
export const useMove = (reference: string) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Move) => api(enquiryEndpoints.move, { params: { reference }, body }),
    ...afterChange(cache, reference),
  });
};

/** Writes to the sender; whatever the answer, what is shown is fetched again. */
export const useAnswer = (reference: string) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly version: number; readonly message: string }) =>
      api(enquiryEndpoints.answer, { params: { reference }, body }),
    ...afterChange(cache, reference),
  });
};
