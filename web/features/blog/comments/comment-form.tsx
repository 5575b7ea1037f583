import { COMMENT_MAX, type CommentChange } from '#domain/blog/comments/comment.ts';
import { onlyErrors } from '#domain/kernel/field-errors.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { Button } from '#web/ui/button.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { useCommentChange } from './use-comments.ts';

const schema = formSchema<{ readonly text: string }>(({ text }) =>
  onlyErrors({ text: text.trim() === '' ? 'Write the comment first' : undefined }),
);

/** The words of a comment. What could not be sent stays in the field, and is written once however often it is sent. */
export const CommentForm = ({
  post,
  label,
  button,
  begin = '',
  changeOf,
  onDone,
  onCancel,
}: {
  readonly post: string;
  readonly label: string;
  readonly button: string;
  readonly begin?: string;
  /** What is sent, and for which comment. The key is the same until there is an answer. */
  readonly changeOf: (
    text: string,
    key: string,
  ) => { readonly comment: string; readonly change: CommentChange };
  readonly onDone?: () => void;
  readonly onCancel?: () => void;
}) => {
  const act = useAct(useCommentChange(post), {
    begin: { text: begin },
    schema,
    perText: true,
    input: ({ text }, key) => changeOf(text.trim(), key),
    done: () => onDone?.(),
  });
  return (
    <ActForm act={act} className="grid gap-3">
      <PlainTextArea
        label={label}
        hint="Colleagues who work on the blog read it. Readers do not."
        required
        rows={3}
        maxLength={COMMENT_MAX}
        {...act.field('text')}
      />
      <ActFailure act={act} title="Not saved" />
      <div className="flex flex-wrap gap-3">
        <ActButton act={act} look="plain">
          {button}
        </ActButton>
        {onCancel === undefined ? null : (
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </ActForm>
  );
};
