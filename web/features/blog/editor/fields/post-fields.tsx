import type { PostText } from '#domain/blog/text/post-text.ts';
import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/blog/text/post-text.ts';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';

/** What is written of a post beside its lead and body. */
export type FieldPart = Pick<PostText, 'title' | 'description' | 'ending'>;

/** Title and description of a post. */
export const PostFields = ({
  value,
  onChange,
}: {
  readonly value: FieldPart;
  readonly onChange: (change: Partial<FieldPart>) => void;
}) => (
  <div className="grid gap-4">
    <TextField
      label="Title"
      value={value.title}
      maxLength={TITLE_MAX}
      onChange={(event) => onChange({ title: event.target.value })}
    />
    <PlainTextArea
      label="Description"
      hint="One or two sentences for search results and lists, up to 160 characters."
      rows={2}
      optional={false}
      value={value.description}
      maxLength={DESCRIPTION_MAX}
      onChange={(event) => onChange({ description: event.target.value })}
    />
  </div>
);
