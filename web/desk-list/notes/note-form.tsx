import { useRef } from 'react';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { messageOf } from '#web/api/api-error.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { Failure, FormFrame } from '#web/ui/forms/submission-form.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { useSubmission } from '#web/ui/forms/use-submission.ts';

interface Form {
  readonly note: string;
}
const Form = formSchema(({ note }: Form) => (note.trim() ? {} : { note: 'Write the note first' }));

const Text = ({ maxLength, hint }: { readonly maxLength: number; readonly hint: string }) => (
  <PlainTextArea
    label="Note"
    hint={hint}
    required
    rows={3}
    maxLength={maxLength}
    {...useFields<Form>()('note')}
  />
);

/** A note for colleagues. A note that could not be saved stays in the field, and is saved once however often it is sent. */
export const NoteForm = ({
  save,
  maxLength,
  hint = 'Only staff see it.',
}: {
  /** Saves a note once for each id. */
  readonly save: (note: { readonly id: string; readonly text: string }) => Promise<unknown>;
  /** Characters. */
  readonly maxLength: number;
  readonly hint?: string;
}) => {
  const id = useRef(uuidV7());
  const form = useSchemaForm({ schema: Form, defaultValues: { note: '' } });
  const submission = useSubmission(form, {
    send: async ({ note }) => {
      await save({ id: id.current, text: note });
      id.current = uuidV7();
      form.reset();
      toast.success('Note saved.');
    },
    explain: messageOf,
  });
  return (
    <FormFrame form={form} submission={submission} className="grid gap-3">
      <Text maxLength={maxLength} hint={hint} />
      <Failure message={submission.failure} />
      <Button
        type="submit"
        look="plain"
        className="justify-self-start"
        busy={submission.busy}
        busyText="Saving..."
      >
        Save note
      </Button>
    </FormFrame>
  );
};
