import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationEndpoints } from '#domain/notifications/endpoints.ts';
import { api } from '#web/api/client.ts';

/** Polling interval while the window is in front, in milliseconds. There is none for a hidden window. */
const POLL_INTERVAL_MS = 15_000;
const KEY = 'notifications';

/** Number of lines the caller has not read, up to 100; polled while the window is in front. */
export const useUnreadCount = () =>
  useQuery({
    queryKey: [KEY, 'unread'],
    queryFn: ({ signal }) => api(notificationEndpoints.unread, {}, signal),
    refetchInterval: POLL_INTERVAL_MS,
    refetchOnWindowFocus: 'always',
  });

/** One page of the feed, newest first. */
export const useFeed = ({
  cursor,
  limit = 25,
}: {
  readonly cursor?: string | undefined;
  readonly limit?: number;
}) =>
  useQuery({
    queryKey: [KEY, 'feed', { cursor, limit }],
    queryFn: ({ signal }) =>
      api(notificationEndpoints.feed, { query: { limit, ...(cursor ? { cursor } : {}) } }, signal),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
    // Only the first page is refreshed, because new lines appear there.
    ...(cursor === undefined ? { refetchInterval: POLL_INTERVAL_MS } : {}),
  });

/** Marks everything up to and including one line as read, and refreshes feed and count. */
export const useMarkRead = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (upTo: string) => api(notificationEndpoints.markRead, { body: { upTo } }),
    onSettled: () => cache.invalidateQueries({ queryKey: [KEY] }),
  });
};
