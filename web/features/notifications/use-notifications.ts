import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { feedEndpoints } from '#domain/notifications/feed-endpoints.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';

/** Polling interval while the window is in front, in milliseconds. There is none for a hidden window. */
const POLL_INTERVAL_MS = 15_000;
/** After so long, what somebody did on a screen has usually settled the line that asked for it. */
const SETTLED_AFTER_MS = 4000;
const KEY = 'notifications';

/** Number of lines the caller has not read, up to 100; polled while the window is in front. */
export const useUnreadCount = () =>
  useReply(
    [KEY, 'unread'],
    feedEndpoints.unread,
    {},
    {
      refetchInterval: POLL_INTERVAL_MS,
      refetchOnWindowFocus: 'always',
    },
  );

interface Asked {
  readonly cursor?: string | undefined;
  readonly limit?: number;
}

/** One page of the feed, newest first. Only the first page is refreshed, because new lines appear there. */
export const useFeed = ({ cursor, limit = 25 }: Asked) => {
  const query = { cursor, limit };
  return useReply(
    [KEY, 'feed', query],
    feedEndpoints.feed,
    { query },
    {
      placeholderData: keepPreviousData,
      refetchOnWindowFocus: 'always',
      refetchInterval: cursor === undefined && POLL_INTERVAL_MS,
    },
  );
};

/** Marks everything up to and including one line as read, and refreshes feed and count. */
export const useMarkRead = () =>
  useChange((upTo: string) => api(feedEndpoints.markRead, { body: { upTo } }), [KEY]);

/** Looks again after each thing that the person does on a screen, so that no line asks for what they have just done until the next poll. */
export const useLookAfterActs = (): void => {
  const cache = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => void cache.invalidateQueries({ queryKey: [KEY] });
    const stop = cache.getMutationCache().subscribe((happened) => {
      if (happened.type !== 'updated' || happened.action.type !== 'success') return;
      clearTimeout(timer);
      timer = setTimeout(look, SETTLED_AFTER_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [cache]);
};
