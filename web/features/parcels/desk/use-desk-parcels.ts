import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, EndpointReply } from '#domain/kernel/endpoint.ts';
import { deskParcelEndpoints as endpoints } from '#domain/parcels/desk/desk-endpoints.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import type { CallInput } from '#web/api/call.ts';
import { api } from '#web/api/client.ts';
import { refusalIn } from '#web/api/refusal-in.ts';
import { readAfter, useReply } from '#web/api/use-reply.ts';
import { livePage } from '#web/desk-list/question/live-page.ts';
import type { Question } from './list/question.ts';

/** Polling interval of one parcel while the window is in front: colleagues work on it too. */
const POLL_INTERVAL_MS = 20_000;
/** Polling interval of what waits at the dock: a count reads everything that came in the last days. */
const COUNT_INTERVAL_MS = 60_000;
const KEY = 'desk-parcels';
/** A little longer than the usual delay of the index that lists are read from. */
const INDEX_LAG_MS = 3_000;

/** One parcel with its holds and everything that happened to it. */
export type DeskParcel = EndpointReply<typeof endpoints.deskShow>;
export type ParcelCounts = EndpointReply<typeof endpoints.counts>;

/** One page of parcels. */
export const useParcels = (question: Question, cursor: string | undefined) => {
  const query = { limit: 25, ...question, ...(cursor === undefined ? {} : { cursor }) };
  return useReply([KEY, 'list', query], endpoints.deskList, { query }, livePage);
};

/** The newest parcels of a mailbox. */
export const useParcelsOf = (mailbox: string, limit: number) =>
  useReply([KEY, 'list', { mailbox, limit }], endpoints.deskList, { query: { mailbox, limit } });

/** What waits at the dock, in brief for an overview. */
export const useParcelCounts = (query: CallInput<typeof endpoints.counts>['query'] = {}) =>
  useReply([KEY, 'counts', query], endpoints.counts, { query }, { refetchInterval: COUNT_INTERVAL_MS });

/** One parcel with its holds and its history. */
export const useParcel = (code: string) =>
  useReply(
    [KEY, 'one', code],
    endpoints.deskShow,
    { params: { code } },
    { refetchInterval: POLL_INTERVAL_MS },
  );

/** Who a parcel could be for. Asked anew for another version of it. */
export const useSuggestions = ({ code, version }: Pick<Parcel, 'code' | 'version'>) =>
  useReply([KEY, 'suggestions', code, version], endpoints.suggestions, { params: { code } });

/** Fetches everything about parcels again, and lists once more when their index has the change. */
const useReadAgain = () => {
  const cache = useQueryClient();
  return () => {
    setTimeout(() => void cache.invalidateQueries({ queryKey: [KEY] }), INDEX_LAG_MS);
    return cache.invalidateQueries({ queryKey: [KEY] });
  };
};

/** A change of a parcel through an endpoint of the desk. Whatever the answer, everything is fetched again: a refusal means that something else is true now. */
export const useDeskChange = <E extends Endpoint>(endpoint: E) => {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (input: CallInput<E>): Promise<EndpointReply<E>> => api(endpoint, input),
    onSettled: readAfter(readAgain),
  });
};

/** The parcel as it is now, where a refusal brings it: somebody else was faster. */
export const parcelNowIn = (error: unknown): Parcel | undefined => {
  const details = refusalIn(error, endpoints.assign)?.details;
  return details !== undefined && 'parcel' in details ? details.parcel : undefined;
};
