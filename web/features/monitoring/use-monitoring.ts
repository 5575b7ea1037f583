import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { EndpointInput } from '#domain/kernel/endpoint.ts';
import type { DayRange } from '#domain/monitoring/day-range.ts';
import { monitoringEndpoints } from '#domain/monitoring/endpoints.ts';
import type { GroupDecision, GroupState } from '#domain/monitoring/groups/error-group.ts';
import type { TelemetryKind } from '#domain/telemetry/catalogue.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';

const KEY = 'monitoring';
/** Polling interval of the list of exports while one is being written, in milliseconds. */
const EXPORT_POLL_MS = 2000;
const QUEUES_POLL_MS = 20_000;
/** Numbers of an overview are at most five seconds old: two until a report is counted, three until it is asked for. */
const OVERVIEW_POLL_MS = 3000;
/** Links are valid for five minutes; an open list fetches new ones in time. */
export const LINK_FRESH_MS = 4 * 60_000;

/** Polling interval in milliseconds while the page is in front; false for none. */
export type Every = number | false;

/** The days of the statistics, and how often they are fetched again. */
export interface RangeProps {
  readonly range: DayRange;
  readonly every: Every;
}

const watching = (every: Every) => ({ refetchInterval: every, placeholderData: keepPreviousData });

/** Error groups of a range or of one hour, in one state or in all. */
export const useErrorGroups = (
  of: RangeProps & { readonly state: GroupState | undefined; readonly hour: number | undefined },
) => {
  const query = { ...of.range, state: of.state, hour: of.hour };
  return useReply([KEY, 'groups', query], monitoringEndpoints.errorGroups, { query }, watching(of.every));
};

/** One error group. */
export const useErrorGroup = (fingerprint: string, every: Every) =>
  useReply(
    [KEY, 'group', fingerprint],
    monitoringEndpoints.errorGroup,
    { params: { fingerprint } },
    { refetchInterval: every },
  );

/** Decides about a group at the version that was shown (optimistic lock), and fetches it again whatever the answer. */
export const useDecide = (fingerprint: string) =>
  useChange(
    (body: { readonly decision: GroupDecision; readonly version: number }) =>
      api(monitoringEndpoints.decide, { params: { fingerprint }, body }),
    [KEY],
  );

/** The first page has no cursor; the client leaves empty values out. */
const FIRST_PAGE = '';

/** Records of one error group, page after page. */
export const useGroupRecords = (fingerprint: string) =>
  useInfiniteQuery({
    queryKey: [KEY, 'group-records', fingerprint],
    queryFn: ({ signal, pageParam }) =>
      api(
        monitoringEndpoints.groupRecords,
        { params: { fingerprint }, query: { limit: 10, cursor: pageParam } },
        signal,
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
  });

/**
 * Records of one kind and day, page by page. Only a list of one page is refreshed: in a longer one nothing should move
 * while somebody reads.
 */
export const useRecords = ({
  kind,
  day,
  every,
}: {
  readonly kind: TelemetryKind;
  readonly day: string;
  readonly every: Every;
}) =>
  useInfiniteQuery({
    queryKey: [KEY, 'records', kind, day],
    queryFn: ({ signal, pageParam }) =>
      api(monitoringEndpoints.records, { query: { kind, day, limit: 25, cursor: pageParam } }, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) => (state.data && state.data.pages.length > 1 ? false : every),
  });

/** Percentiles of every metric and route over a range. */
export const useVitals = ({ range, every }: RangeProps) =>
  useReply([KEY, 'vitals', range], monitoringEndpoints.vitals, { query: range }, watching(every));

/** Counts of every business event and the milestones over a range. */
export const useEvents = ({ range, every }: RangeProps) =>
  useReply([KEY, 'events', range], monitoringEndpoints.events, { query: range }, watching(every));

/** The exports of the last week, polled while one is being written. */
export const useExports = () =>
  useReply(
    [KEY, 'exports'],
    monitoringEndpoints.exports,
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.exports.some((one) => one.state === 'queued') ? EXPORT_POLL_MS : LINK_FRESH_MS,
      refetchOnWindowFocus: 'always',
    },
  );

/** What waits in the queues of messages that failed. Each look asks every queue, so nobody is asked more often than needed. */
export const useFailedQueues = () =>
  useReply([KEY, 'queues'], monitoringEndpoints.queues, {}, { refetchInterval: QUEUES_POLL_MS });

/** Errors of today and the two weeks before it. */
export const useErrorDays = () =>
  useReply([KEY, 'error-days'], monitoringEndpoints.errorDays, {}, { refetchInterval: OVERVIEW_POLL_MS });

/** Asks for a file. */
export const useRequestExport = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof monitoringEndpoints.requestExport>['body']) =>
      api(monitoringEndpoints.requestExport, { body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [KEY, 'exports'] }),
  });
};
