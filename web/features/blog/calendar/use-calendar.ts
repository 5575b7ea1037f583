import { useQueries } from '@tanstack/react-query';
import type { CalendarPost } from '#domain/blog/calendar/calendar-post.ts';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import { api } from '#web/api/client.ts';
import { useReply } from '#web/api/use-reply.ts';
import { livePage } from '#web/desk-list/question/live-page.ts';
import type { Asked } from '#web/ui/data/loaded.tsx';

/** The first part of the key is that of everything about posts, so that each change of one reads these again. */
const KEY = ['blog', 'calendar'] as const;
/** The most that one call answers. No team publishes more in a month. */
const MOST = 100;

/** The posts of several months. */
export interface ShownPosts {
  readonly posts: readonly CalendarPost[];
  /** A month has more posts than are shown. */
  readonly isCut: boolean;
}

const monthOf = (day: string): string => day.slice(0, '2026-12'.length);

/** The posts of all months that some days are in; asked again, because colleagues plan too. */
export const useCalendar = (days: readonly string[]): Asked<ShownPosts> =>
  useQueries({
    queries: [...new Set(days.map(monthOf))].map((month) => {
      const query = { month, limit: MOST };
      return {
        queryKey: [...KEY, month],
        queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
          api(blogEndpoints.calendar, { query }, signal),
        refetchInterval: livePage.refetchInterval,
        refetchIntervalInBackground: false,
      };
    }),
    combine: (months): Asked<ShownPosts> => {
      const found = months.flatMap(({ data }) => data ?? []);
      return {
        data:
          found.length < months.length
            ? undefined
            : {
                posts: found.flatMap(({ items }) => items),
                isCut: found.some(({ next }) => next !== undefined),
              },
        error: months.find(({ error }) => error !== null)?.error ?? null,
        isRefetchError: months.some(({ isRefetchError }) => isRefetchError),
        refetch: () => Promise.all(months.map(({ refetch }) => refetch())),
      };
    },
  });

/** A page of the posts that have no day yet. */
export const useUndated = (cursor: string | undefined) => {
  const query = { limit: 10, ...(cursor === undefined ? {} : { cursor }) };
  return useReply([...KEY, 'undated', cursor], blogEndpoints.calendar, { query }, livePage);
};
