import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationEndpoints } from '#domain/notifications/endpoints.ts';
import { api } from '#web/api/client.ts';

/** How often the desk looks for news while its window is in front, in milliseconds. A hidden window rests. */
const LOOK_EVERY_MS = 15_000;
const KEY = 'notifications';

/** How many lines the caller has not read, up to 100; looked up again while the window is in front. */
export const useUnreadCount = () =>
  useQuery({
    queryKey: [KEY, 'unread'],
    queryFn: ({ signal }) => api(notificationEndpoints.unread, {}, signal),
    refetchInterval: LOOK_EVERY_MS,
    refetchOnWindowFocus: 'always',
  });

/** One page of the desk's feed, newest first. */
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
    // Later pages do not grow at their top; only the first is kept fresh.
    ...(cursor === undefined ? { refetchInterval: LOOK_EVERY_MS } : {}),
  });

/** Marks everything up to and including one line as read; feed and count follow. */
export const useMarkRead = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (upTo: string) => api(notificationEndpoints.markRead, { body: { upTo } }),
    onSettled: () => cache.invalidateQueries({ queryKey: [KEY] }),
  });
};
