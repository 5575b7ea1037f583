import { useState } from 'react';
import type { Customer } from '#domain/customers/customer.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useMay } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { useTags } from '../use-customers.ts';

/** `church group, monthly` as a list. */
const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** The tags of a person, with a line in which they are changed. */
export const TagsOf = ({ customer: { id, tags } }: { readonly customer: Customer }) => {
  const may = useMay();
  const [text, setText] = useState<string>();
  const change = useTags(id);
  if (text === undefined)
    return (
      <div className="flex flex-wrap items-center gap-2">
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
        {may('customer.manage') ? (
          <Button look="plain" onClick={() => setText(tags.join(', '))}>
            {tags.length === 0 ? 'Add tags' : 'Change tags'}
          </Button>
        ) : null}
      </div>
    );
  const save = async (): Promise<void> => {
    await change.mutateAsync({ tags: tagsIn(text), was: tags });
    setText(undefined);
  };
  return (
    <div className="grid gap-3">
      <PlainInput
        label="Tags"
        hint="Separate them by commas: church group, monthly"
        name="tags"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {change.isError ? <Alert>{messageOf(change.error)}</Alert> : null}
      <div className="flex flex-wrap gap-2">
        <Button look="plain" busy={change.isPending} onClick={() => void save().catch(() => undefined)}>
          Save tags
        </Button>
        <Button look="plain" disabled={change.isPending} onClick={() => setText(undefined)}>
          Cancel
        </Button>
      </div>
    </div>
  );
};
