import { deskBookingEndpoints } from '#domain/bookings/desk/desk-endpoints.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { useBookingChange } from '../use-desk-bookings.ts';

/** A note for the desk, which the customer does not see. */
export const Note = ({ reference }: { readonly reference: string }) => {
  const act = useAct(useBookingChange(deskBookingEndpoints.note), {
    begin: { note: '' },
    perText: true,
    input: ({ note }, id) => ({ params: { reference }, body: { id, note: note.trim() } }),
    done: () => void toast.success('The note is saved.'),
  });
  return (
    <ActForm act={act} className="grid gap-3">
      <PlainTextArea
        label="Note for the desk"
        hint="The customer does not see it."
        optional={false}
        rows={2}
        maxLength={500}
        {...act.field('note')}
      />
      <ActFailure act={act} title="Not saved" />
      <ActButton act={act} look="plain" disabled={act.values.note.trim().length < 3}>
        Save note
      </ActButton>
    </ActForm>
  );
};
