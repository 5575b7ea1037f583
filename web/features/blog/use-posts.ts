import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import type { PostStatus } from '#domain/blog/lifecycle.ts';
import type { Endpoint, EndpointReply } from '#domain/kernel/endpoint.ts';
import type { CallInput } from '#web/api/call.ts';
import { api } from '#web/api/client.ts';
import { useReply } from '#web/api/use-reply.ts';
import { livePage } from '#web/desk-list/question/live-page.ts';

/** The first part of the keys of everything that is known about posts. */
const KEY = 'blog';

interface Asked {
  readonly status?: PostStatus | undefined;
  readonly category?: string | undefined;
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
}

/** One page of posts. The previous page stays visible until the next one is loaded. */
export const usePosts = ({ status, category, search, cursor }: Asked) => {
  const query = { status, category, search, cursor, limit: 25 };
  return useReply([KEY, 'list', query], blogEndpoints.list, { query }, livePage);
};

/** What is planned of a post; asked again, because colleagues work on it too. */
export const usePost = (id: string) =>
  useReply([KEY, 'one', id], blogEndpoints.show, { params: { id } }, livePage);

/** The text of a post; asked again, because somebody may be writing it. */
export const usePostText = (id: string) =>
  useReply([KEY, 'text', id], blogEndpoints.text, { params: { id } }, livePage);

/** A page of the kept versions of its text, as soon as somebody wants to see them. */
export const useVersions = (id: string, cursor: string | undefined) =>
  useReply(
    [KEY, 'versions', id, cursor],
    blogEndpoints.versions,
    { params: { id }, query: { limit: 25, cursor } },
    { placeholderData: keepPreviousData },
  );

/** One kept version with its text, which never changes. */
export const useVersion = (id: string, version: string) =>
  useReply(
    [KEY, 'version', id, version],
    blogEndpoints.version,
    { params: { id, version } },
    { staleTime: Number.POSITIVE_INFINITY },
  );

/** What readers did in a month; asked again, because it goes on. */
export const useFigures = (month: string) =>
  useReply([KEY, 'figures', month], blogEndpoints.figures, { query: { month } }, livePage);

/** The last months of one post. */
export const usePostFigures = (id: string) =>
  useReply([KEY, 'figures of', id], blogEndpoints.postFigures, { params: { id } });

/** A change of a post, after which everything about posts is read again. */
export const usePostChange = <E extends Endpoint>(endpoint: E) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<E>): Promise<EndpointReply<E>> => api(endpoint, input),
    onSettled: () => cache.invalidateQueries({ queryKey: [KEY] }),
  });
};
