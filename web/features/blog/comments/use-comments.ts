import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CommentChange } from '#domain/blog/comments/comment.ts';
import { commentEndpoints } from '#domain/blog/comments/endpoints.ts';
import { api } from '#web/api/client.ts';
import { readAfter, useReply } from '#web/api/use-reply.ts';
import { livePage } from '#web/desk-list/question/live-page.ts';

const keyOf = (id: string) => ['blog', 'comments', id] as const;

/** What colleagues say about a post; asked again, because they go on. */
export const useComments = (id: string) =>
  useReply(keyOf(id), commentEndpoints.comments, { params: { id } }, livePage);

/** A change of one comment of a post. */
export const useCommentChange = (id: string) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ comment, change }: { readonly comment: string; readonly change: CommentChange }) =>
      api(commentEndpoints.comment, { params: { id, comment }, body: { change } }),
    onSuccess: (after) => cache.setQueryData(keyOf(id), after),
    onSettled: readAfter(() => cache.invalidateQueries({ queryKey: keyOf(id) })),
  });
};
