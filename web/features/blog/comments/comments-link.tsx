import { COMMENTS_PLACE, openComments } from '#domain/blog/comments/comment.ts';
import type { Area } from '#web/shell/screens.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useComments } from './use-comments.ts';

const words = (count: number | undefined): string =>
  count === undefined || count === 0 ? 'Comments' : `Comments: ${count} open`;

/** Leads from the text of a post to what colleagues say about it, with how much of it waits. */
export const CommentsLink = ({ id, area }: { readonly id: string; readonly area: Area }) => {
  const { data } = useComments(id);
  return (
    <LinkButton look="plain" to={`${area}/blog/${id}#${COMMENTS_PLACE}`}>
      {words(data && openComments(data.comments).length)}
    </LinkButton>
  );
};
