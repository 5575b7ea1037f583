import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import type { EnquiryStatus } from '#domain/enquiries/lifecycle.ts';
import { api } from '#web/api/client.ts';

/** How often the desk looks for news while its window is in front, in milliseconds. */
const LOOK_EVERY_MS = 20_000;
const KEY = 'enquiries';

interface Asked {
  /** All but spam when absent. */
  readonly status?: EnquiryStatus | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number;
}

/** One page of enquiries, newest first. The page before stays on the screen until the next has come. */
export const useEnquiries = ({ status, cursor, limit = 25 }: Asked) =>
  useQuery({
    queryKey: [KEY, 'list', { status, cursor, limit }],
    queryFn: ({ signal }) =>
      api(
        enquiryEndpoints.list,
        { query: { limit, ...(status ? { status } : {}), ...(cursor ? { cursor } : {}) } },
        signal,
      ),
    placeholderData: keepPreviousData,
    // Later pages do not grow at their top; only the first is kept fresh.
    ...(cursor === undefined ? { refetchInterval: LOOK_EVERY_MS } : {}),
  });

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
    onSettled: () => cache.invalidateQueries({ queryKey: [KEY] }),
  });
};

/** Writes to the sender; whatever the answer, what is shown is fetched again. */
export const useAnswer = (reference: string) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly version: number; readonly message: string }) =>
      api(enquiryEndpoints.answer, { params: { reference }, body }),
    onSettled: () => cache.invalidateQueries({ queryKey: [KEY] }),
  });
};
