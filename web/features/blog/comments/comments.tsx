import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { COMMENTS_PLACE, type Comment, openComments } from '#domain/blog/comments/comment.ts';
import { useNames } from '#web/session/use-names.ts';
import { useMay, useOwnId } from '#web/session/use-session.ts';
import { HistoryLines } from '#web/ui/data/history-line.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { usePostText } from '../use-posts.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentLine } from './comment-line.tsx';
import { useComments } from './use-comments.ts';

const Lines = ({ post, comments }: { readonly post: string; readonly comments: readonly Comment[] }) => {
  const mayMark = useMay()('content.manage');
  const ownId = useOwnId();
  const nameOf = useNames(comments.flatMap(({ by, done }) => (done === undefined ? by : [by, done.by])));
  // What waits is read first; what is done is below it.
  const open = openComments(comments);
  const inOrder = [...open, ...comments.filter((one) => !open.includes(one))];
  return (
    <HistoryLines label="Comments">
      {inOrder.map((comment) => (
        <CommentLine
          key={comment.id}
          post={post}
          comment={comment}
          nameOf={nameOf}
          mayMark={mayMark}
          isOwn={comment.by === ownId}
        />
      ))}
    </HistoryLines>
  );
};

/** Whoever comes here for the comments, from the editor or from a task, begins at them, as soon as the text above them has its height. */
const useArrival = (id: string) => {
  const hasHeight = !usePostText(id).isPending;
  const { hash } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash !== `#${COMMENTS_PLACE}` || !hasHeight) return;
    box.current?.scrollIntoView?.({ block: 'start' });
    box.current?.focus({ preventScroll: true });
  }, [hash, hasHeight]);
  return box;
};

/** What colleagues say about a post, with a field for one more comment. */
export const CommentsSection = ({ id }: { readonly id: string }) => {
  const mayWrite = useMay()('content.manage');
  return (
    <div id={COMMENTS_PLACE} ref={useArrival(id)} tabIndex={-1}>
      <Section title="Comments" className="grid gap-4">
        <Loaded query={useComments(id)} loading="Loading the comments…" lines={3}>
          {({ comments }) =>
            comments.length === 0 ? (
              <p className="text-ink-soft">Nobody has written one yet.</p>
            ) : (
              <Lines post={id} comments={comments} />
            )
          }
        </Loaded>
        {mayWrite ? (
          <CommentForm
            post={id}
            label="New comment"
            button="Add comment"
            changeOf={(text, comment) => ({ comment, change: { act: 'write', text } })}
          />
        ) : null}
      </Section>
    </div>
  );
};
