import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { widgetEndpoints } from '#domain/widgets/endpoints.ts';
import { api } from '#web/api/client.ts';
import { useReply } from '#web/api/use-reply.ts';

type WidgetPage = EndpointReply<typeof widgetEndpoints.list>;

const pageKey = (cursor: string | undefined) => ['widgets', { cursor }];

/** One page of widgets, newest first. The page before stays on the screen until the next one has loaded. */
export const useWidgets = (cursor: string | undefined) =>
  useReply(
    pageKey(cursor),
    widgetEndpoints.list,
    { query: { limit: 25, cursor } },
    { placeholderData: keepPreviousData },
  );

/** Adds a widget. The list shows it at once, because the index that the list is read from may lag. */
export const useAddWidget = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly id: string; readonly name: string }) => api(widgetEndpoints.add, { body }),
    onSuccess: (added) =>
      cache.setQueryData<WidgetPage>(
        pageKey(undefined),
        (page) => page && { ...page, items: [added, ...page.items.filter(({ id }) => id !== added.id)] },
      ),
  });
};
