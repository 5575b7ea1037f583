import { formSchema } from '#domain/kernel/form-schema.ts';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { api } from '#web/api/client.ts';
import { useChange } from '#web/api/use-reply.ts';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';

const schema = formSchema<{ note: string }>(({ note }) =>
  note.trim() ? {} : { note: 'Write what you did, or what we should do.' },
);

/** The sender's answer about a damaged piece. What they wrote stays until it was taken. */
export const AnswerDamage = ({ shipment: { number, version } }: { readonly shipment: Shipment }) => {
  const clear = useChange(
    (note: string) =>
      api(shipmentEndpoints.clearHold, { params: { number, kind: 'DAMAGE' }, body: { version, note } }),
    ['shipments', number],
  );
  const act = useAct(clear, { begin: { note: '' }, schema, input: ({ note }) => note.trim() });
  return (
    <ActForm act={act} className="grid w-full max-w-prose gap-3">
      <PlainTextArea label="Your answer" rows={3} required maxLength={1000} {...act.field('note')} />
      <ActFailure act={act} look="line" />
      <ActButton act={act} busyText="Sending…">
        Send your answer
      </ActButton>
    </ActForm>
  );
};
