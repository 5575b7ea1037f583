import { useRef } from 'react';
import { NOTE_MAX } from '#domain/mailboxes/mailbox.ts';
import { NoteForm as Form } from '#domain/mailboxes/note-form.ts';
import { messageOf } from '#web/api/api-error.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { Failure, FormFrame } from '#web/ui/forms/submission-form.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { useSubmission } from '#web/ui/forms/use-submission.ts';
import { useNote } from '../use-mailboxes.ts';

const Text = () => (
  <PlainTextArea
    label="Note"
    hint="Only staff see it."
    required
    rows={3}
    maxLength={NOTE_MAX}
    {...useFields<Form>()('note')}
  />
);

/** A note for colleagues. A note that could not be saved stays in the field, and is saved once however often it is sent. */
export const NoteForm = ({ number }: { readonly number: string }) => {
  const { mutateAsync } = useNote(number);
  const id = useRef(uuidV7());
  const form = useSchemaForm({ schema: Form, defaultValues: { note: '' } });
  const submission = useSubmission(form, {
    send: async ({ note }) => {
      await mutateAsync({ id: id.current, note });
      id.current = uuidV7();
      form.reset();
      toast.success('Note saved.');
    },
    explain: messageOf,
  });
  return (
    <FormFrame form={form} submission={submission} className="grid gap-3">
      <Text />
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
