import { type CustomerNote, NOTE_MAX } from '#domain/customers/customer.ts';
import { NoteForm } from '#web/desk-list/notes/note-form.tsx';
import { useNames } from '#web/session/use-names.ts';
import { useMay } from '#web/session/use-session.ts';
import { HistoryLine, HistoryLines } from '#web/ui/data/history-line.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { useNote } from '../use-customers.ts';

/** What colleagues noted about a person, newest first. */
export const Notes = ({ id, notes }: { readonly id: string; readonly notes: readonly CustomerNote[] }) => {
  const may = useMay();
  const { mutateAsync } = useNote(id);
  const nameOf = useNames(notes.map(({ by }) => by));
  return (
    <Section title="Notes" className="grid gap-4">
      {may('customer.manage') ? (
        <NoteForm
          save={mutateAsync}
          maxLength={NOTE_MAX}
          hint="Only staff see it. The customer reads it if they ask for their data."
        />
      ) : null}
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
