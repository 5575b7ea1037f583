import { useRef } from 'react';
import { type CustomerNote, NOTE_MAX } from '#domain/customers/customer.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useNames } from '#web/session/use-names.ts';
import { useMay } from '#web/session/use-session.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Button } from '#web/ui/button.tsx';
import { HistoryLine, HistoryLines } from '#web/ui/data/history-line.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { Failure, FormFrame } from '#web/ui/forms/submission-form.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { useSubmission } from '#web/ui/forms/use-submission.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { useNote } from '../use-customers.ts';

interface Form {
  readonly text: string;
}
const Form = formSchema(({ text }: Form) => (text.trim() ? {} : { text: 'Write the note first' }));

const Text = () => (
  <PlainTextArea
    label="Note"
    hint="Only staff see it. The customer reads it if they ask for their data."
    required
    rows={3}
    maxLength={NOTE_MAX}
    {...useFields<Form>()('text')}
  />
);

/** A note that could not be saved stays in the field, and is saved once however often it is sent. */
const NoteForm = ({ id }: { readonly id: string }) => {
  const { mutateAsync } = useNote(id);
  const noteId = useRef(uuidV7());
  const form = useSchemaForm({ schema: Form, defaultValues: { text: '' } });
  const submission = useSubmission(form, {
    send: async ({ text }) => {
      await mutateAsync({ id: noteId.current, text });
      noteId.current = uuidV7();
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

/** What colleagues noted about a person, newest first. */
export const Notes = ({ id, notes }: { readonly id: string; readonly notes: readonly CustomerNote[] }) => {
  const may = useMay();
  const nameOf = useNames(notes.map(({ by }) => by));
  return (
    <Section title="Notes" className="grid gap-4">
      {may('customer.manage') ? <NoteForm id={id} /> : null}
      <HistoryLines>
        {notes.map((note) => (
          <HistoryLine
            key={note.id}
            who={nameOf(note.by)}
            what="wrote"
            at={note.at}
            note={note.text}
            edge="time"
          />
        ))}
      </HistoryLines>
    </Section>
  );
};
