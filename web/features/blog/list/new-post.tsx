import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import { onlyErrors } from '#domain/kernel/field-errors.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { Area } from '#web/shell/screens.ts';
import { AskDialog } from '#web/ui/asking/ask-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { usePostChange } from '../use-posts.ts';

const schema = formSchema<{ readonly title: string }>(({ title }) =>
  onlyErrors({ title: title.trim() === '' ? 'Write a title' : undefined }),
);

/** Asks for the title of a new post, and adds it. */
export const TitleForm = ({
  send,
  onAdded,
}: {
  /** What its button says. */
  readonly send: string;
  readonly onAdded: (id: string) => void;
}) => {
  const act = useAct(usePostChange(blogEndpoints.add), {
    begin: { title: '' },
    schema,
    // Another title is another post; the same one sent again is added once.
    perText: true,
    input: ({ title }, id) => ({ body: { id, title: title.trim() } }),
    done: ({ id }) => onAdded(id),
  });
  return (
    <ActForm act={act} className="grid gap-4">
      <PlainInput
        label="Title"
        hint="It can be changed at any time."
        required
        maxLength={120}
        autoComplete="off"
        {...act.field('title')}
      />
      <ActFailure act={act} title="Not added" />
      <ActButton act={act}>{send}</ActButton>
    </ActForm>
  );
};

/** Adds an idea for a post, and opens its page. */
export const NewPost = ({ area }: { readonly area: Area }) => {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" className="px-0 dense:min-h-9" onClick={() => setOpen(true)}>
        New post
      </Button>
      <AskDialog title="New post" isOpen={isOpen} onClose={() => setOpen(false)}>
        <TitleForm send="Add the idea" onAdded={(id) => void navigate(pathTo(`${area}/blog/:id`, { id }))} />
      </AskDialog>
    </>
  );
};
