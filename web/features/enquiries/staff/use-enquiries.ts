import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { EnquiryQuestion } from '#domain/enquiries/list-question.ts';
import type { EndpointInput, EndpointReply } from '#domain/kernel/endpoint.ts';
import { api } from '#web/api/client.ts';
import { readAfter, useReply } from '#web/api/use-reply.ts';
import { livePage } from '#web/desk-list/question/live-page.ts';
import { withRecentReads } from './recent-reads.ts';
import { ENQUIRIES as KEY, polled } from './use-waiting.ts';

/** A little longer than the usual delay of the index that lists are read from. */
const INDEX_LAG_MS = 3_000;

type Shown = EndpointReply<typeof enquiryEndpoints.show>;

/** Enquiries that were read by key while the index may lag behind, including this session's own changes. */
const recentReads = (cache: QueryClient): readonly Enquiry[] =>
  cache
    .getQueryCache()
    .findAll({ queryKey: [KEY, 'one'] })
    .filter(({ state }) => Date.now() - state.dataUpdatedAt < INDEX_LAG_MS)
    .flatMap(({ state }) => (state.data as Shown | undefined)?.enquiry ?? []);

/** Updates the cache after a change: its result at once, the lists when the index has it. */
const afterChange = (cache: QueryClient, reference: string) => ({
  onSuccess: (changed: Pick<Enquiry, 'status' | 'version'>) => {
    cache.setQueryData<Shown>(
      [KEY, 'one', reference],
      (shown) => shown && { ...shown, enquiry: { ...shown.enquiry, ...changed } },
    );
    setTimeout(() => void cache.invalidateQueries({ queryKey: [KEY] }), INDEX_LAG_MS);
  },
  onSettled: readAfter(() => cache.invalidateQueries({ queryKey: [KEY] })),
});

/** One page of enquiries, newest first, or what a search finds. */
export const useEnquiries = (question: EnquiryQuestion, cursor: string | undefined) => {
  const cache = useQueryClient();
  return useQuery({
    queryKey: [KEY, 'list', question, cursor],
    queryFn: async ({ signal }) => {
      const query = { limit: 25, ...question, cursor };
      const page = await api(enquiryEndpoints.list, { query }, signal);
      const { status, ...others } = question;
      if (Object.values(others).some((one) => one !== undefined)) return page;
      return withRecentReads(page, recentReads(cache), { status, isFirst: cursor === undefined });
    },
    ...livePage,
  });
};

/** How many enquiries each status has, up to 100. */
export const useEnquiryCounts = () => useReply([KEY, 'counts'], enquiryEndpoints.counts, {}, polled);

/** One enquiry with its thread; polled, because others work on it too. */
export const useEnquiry = (reference: string) =>
  useReply([KEY, 'one', reference], enquiryEndpoints.show, { params: { reference } }, polled);

/** Changes the status or adds a note, and fetches the enquiry again whatever the answer. */
export const useStatusChange = (reference: string) =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof enquiryEndpoints.move>['body']) =>
      api(enquiryEndpoints.move, { params: { reference }, body }),
    ...afterChange(useQueryClient(), reference),
  });

/** Sends an answer, and fetches the enquiry again whatever the result. */
export const useAnswer = (reference: string) =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof enquiryEndpoints.answer>['body']) =>
      api(enquiryEndpoints.answer, { params: { reference }, body }),
    ...afterChange(useQueryClient(), reference),
  });
