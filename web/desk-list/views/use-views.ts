import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deskEndpoints } from '#domain/desk/endpoints.ts';
import type { SavedView, WantedView } from '#domain/desk/view.ts';
import { api } from '#web/api/client.ts';
import { useReply } from '#web/api/use-reply.ts';

const KEY = ['saved-views'];

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
