import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deskEndpoints } from '#domain/desk/endpoints.ts';
import type { SharedView } from '#domain/desk/shared-view.ts';
import type { SavedView, WantedView } from '#domain/desk/view.ts';
import { api } from '#web/api/client.ts';
import { useReply } from '#web/api/use-reply.ts';

const KEY = ['saved-views'];
const SHARED_KEY = ['shared-views'];

/** The views of this person over all lists. They are asked for when somebody opens them, for another tab may have changed them. */
export const useViews = () => useReply(KEY, deskEndpoints.views, {}, { staleTime: 0 });

/** Keeps and deletes views. Each answer has all of them as they are now; after a refusal they are asked for again. */
export const useViewChanges = () => {
  const cache = useQueryClient();
  const after = {
    onSuccess: (now: { items: SavedView[] }) => void cache.setQueryData(KEY, now),
    onError: () => cache.invalidateQueries({ queryKey: KEY }),
  };
  const keep = useMutation({
    mutationFn: ({ id, wanted }: { id: string; wanted: WantedView }) =>
      api(deskEndpoints.keepView, { params: { id }, body: wanted }),
    ...after,
  });
  const drop = useMutation({
    mutationFn: (id: string) => api(deskEndpoints.dropView, { params: { id } }),
    ...after,
  });
  return { keep, drop };
};

/** The views that this person and colleagues share. */
export const useSharedViews = () => useReply(SHARED_KEY, deskEndpoints.sharedViews, {}, { staleTime: 0 });

/** Shares a view, and takes one away from everybody. A view that is shared is no longer among one's own. */
export const useSharing = () => {
  const cache = useQueryClient();
  const after = {
    onSuccess: (now: { items: SharedView[] }) => {
      cache.setQueryData(SHARED_KEY, now);
      return cache.invalidateQueries({ queryKey: KEY });
    },
    onError: () => Promise.all([KEY, SHARED_KEY].map((queryKey) => cache.invalidateQueries({ queryKey }))),
  };
  const share = useMutation({
    mutationFn: ({ id, list, version }: SavedView) =>
      api(deskEndpoints.shareView, { params: { id }, body: { list, version } }),
    ...after,
  });
  const remove = useMutation({
    mutationFn: ({ list, id }: SharedView) => api(deskEndpoints.removeShared, { params: { list, id } }),
    ...after,
  });
  return { share, remove };
};
