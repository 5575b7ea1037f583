import { useState } from 'react';
import type { Comment } from '#domain/blog/comments/comment.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Button } from '#web/ui/button.tsx';
import { HistoryLine } from '#web/ui/data/history-line.tsx';
import { ActFailure } from '#web/ui/forms/act/act-form.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { CommentForm } from './comment-form.tsx';
import { useCommentChange } from './use-comments.ts';

interface LineProps {
  readonly post: string;
  readonly comment: Comment;
  readonly nameOf: (id: string) => string;
  /** Whether the caller may mark it, and whether its words are theirs. */
  readonly mayMark: boolean;
  readonly isOwn: boolean;
}

/** A comment that is removed is gone for everybody, so it is asked first. */
const Remove = ({ busy, onRemove }: { readonly busy: boolean; readonly onRemove: () => void }) => (
  <AskFirst title="Remove this comment?" button="Remove" look="quiet" disabled={busy}>
    {(close) => (
      <div className="grid gap-4">
        <p>Nobody can read it any more, and it does not come back.</p>
        <Button
          className="justify-self-start"
          onClick={() => {
            close();
            onRemove();
          }}
        >
          Remove it
        </Button>
      </div>
    )}
  </AskFirst>
);

const Acts = ({
  post,
  comment: { id, version, done },
  isOwn,
  onEdit,
}: Pick<LineProps, 'post' | 'comment' | 'isOwn'> & { readonly onEdit: () => void }) => {
  const change = useCommentChange(post);
  const busy = change.isPending;
  return (
    <>
      <div className="flex flex-wrap gap-x-3">
        <Button
          look="quiet"
          busy={busy}
          onClick={() =>
            change.mutate({ comment: id, change: { act: 'done', version, done: done === undefined } })
          }
        >
          {done === undefined ? 'Mark as done' : 'Open it again'}
        </Button>
        {isOwn && done === undefined ? (
          <>
            <Button look="quiet" disabled={busy} onClick={onEdit}>
              Edit
            </Button>
            <Remove
              busy={busy}
              onRemove={() => change.mutate({ comment: id, change: { act: 'remove', version } })}
            />
          </>
        ) : null}
      </div>
      <ActFailure act={change} look="line" />
    </>
  );
};

/** One comment: who wrote it and when, whether it is done, and what may be done with it. */
export const CommentLine = ({ post, comment, nameOf, mayMark, isOwn }: LineProps) => {
  const { id, version, text, by, at, editedAt, done } = comment;
  // The version that they saw: what somebody else does meanwhile is not taken for theirs.
  const [editing, edit] = useState<number>();
  const isEdited = editing !== undefined;
  return (
    <HistoryLine
      who={nameOf(by)}
      what={editedAt === undefined ? 'wrote' : 'wrote and edited'}
      at={at}
      note={isEdited ? undefined : text}
      edge={done === undefined ? 'time' : 'done'}
    >
      {done === undefined ? null : (
        <p className="text-sm">
          Done: {nameOf(done.by)}, <Instant at={done.at} />
        </p>
      )}
      {isEdited ? (
        <CommentForm
          post={post}
          label="Your comment"
          button="Save comment"
          begin={text}
          changeOf={(typed) => ({ comment: id, change: { act: 'edit', version: editing, text: typed } })}
          onDone={() => edit(undefined)}
          onCancel={() => edit(undefined)}
        />
      ) : null}
      {mayMark && !isEdited ? (
        <Acts post={post} comment={comment} isOwn={isOwn} onEdit={() => edit(version)} />
      ) : null}
    </HistoryLine>
  );
};
