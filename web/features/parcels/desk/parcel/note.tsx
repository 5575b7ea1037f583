import { deskParcelEndpoints } from '#domain/parcels/desk/desk-endpoints.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { isWritten } from '../deeds/act.tsx';
import { useDeskChange } from '../use-desk-parcels.ts';

/** A note for the desk, which its owner does not see. */
export const Note = ({ code }: { readonly code: string }) => {
  const act = useAct(useDeskChange(deskParcelEndpoints.note), {
    begin: { note: '' },
    perText: true,
    input: ({ note }, id) => ({ params: { code }, body: { id, note: note.trim() } }),
    done: () => void toast.success('The note is saved.'),
  });
  return (
    <ActForm act={act} className="grid gap-3">
      <PlainTextArea
        label="Note for the desk"
        hint="Its owner does not see it."
        optional={false}
        rows={2}
        maxLength={300}
        {...act.field('note')}
      />
      <ActFailure act={act} title="Not saved" />
      <ActButton act={act} look="plain" disabled={!isWritten(act.values.note)}>
        Save note
      </ActButton>
    </ActForm>
  );
};
