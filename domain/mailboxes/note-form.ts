import { formSchema } from '../kernel/form-schema.ts';

/** A note on a mailbox, as the form has it. */
export interface NoteForm {
  readonly note: string;
}

export const NoteForm = formSchema(({ note }: NoteForm) =>
  note.trim() ? {} : { note: 'Write the note first' },
);
