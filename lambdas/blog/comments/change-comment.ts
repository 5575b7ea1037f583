import { changedComments } from '#domain/blog/comments/change-comment.ts';
import type { CommentDeed, Comments } from '#domain/blog/comments/comment.ts';
import type { commentEndpoints } from '#domain/blog/comments/endpoints.ts';
import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { ok } from '#domain/kernel/result.ts';
import { PostCommentedV1 } from '#events/blog/post-commented.v1.ts';
import { compose } from '#events/envelope.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type ChangeDeps, noSuchPost } from '../change-post.ts';
import type { CommentStore, KeptComments } from './comment-store.ts';

interface Deps extends Pick<ChangeDeps, 'clock' | 'newId' | 'posts'> {
  readonly comments: CommentStore;
}

/** What colleagues say about a post. */
export const listComments =
  ({ comments }: Deps): UseCase<typeof commentEndpoints.comments> =>
  async ({ params: { id } }) =>
    ok({ comments: [...(await comments.find(id)).comments] });

/** The comments as they are to be, with what was done. */
interface Change extends KeptComments {
  readonly deed: CommentDeed;
}

/** Changes the comments of a post, once. */
export const changeComment =
  (deps: Deps): UseCase<typeof commentEndpoints.comment> =>
  async ({ params: { id, comment }, body: { change }, caller: { userId: by }, correlationId }) => {
    if ((await deps.posts.find(id)) === undefined) return noSuchPost();
    const at = deps.clock().toISOString();
    const write = ({ deed, ...kept }: Change) => {
      const data = { id, deed, by };
      const event = compose(
        PostCommentedV1,
        { subject: id, version: kept.version, at, data },
        { ...deps, correlationId },
      );
      return deps.comments.write(id, kept, event);
    };
    return changing<KeptComments, Change, Comments, EndpointRefusal<typeof commentEndpoints.comment>>(
      `The comments of post ${id}`,
      { read: () => deps.comments.find(id), write },
      (before) => {
        const after = changedComments(before.comments, comment, change, { by, at });
        if (!after.ok) return after;
        const { deed, comments } = after.value;
        const answer = { comments: [...comments] };
        return deed === undefined
          ? { done: answer }
          : { change: { version: before.version + 1, comments, deed }, answer };
      },
    );
  };
