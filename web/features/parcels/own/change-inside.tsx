import type { OwnParcel } from '#domain/parcels/parcel.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { DeclareFields } from '../declare/declare-fields.tsx';
import { useDeclare } from './use-declare.ts';

/** Everything that its owner said of a parcel, to be changed until it is sent on. */
export const ChangeInside = ({ parcel }: { readonly parcel: OwnParcel }) => {
  const { typed, problems, error, busy, set, save } = useDeclare(parcel);
  return (
    <details className="border-t border-rule">
      <summary className="unfold">Change what you told us</summary>
      <div className="grid gap-6 py-4">
        <DeclareFields
          typed={typed}
          problems={problems}
          invoice={parcel.declaration.invoice}
          onChange={set}
        />
        {error ? <Alert title="Not saved">{messageOf(error)}</Alert> : null}
        <Button className="justify-self-start" look="plain" busy={busy} busyText="Saving…" onClick={save}>
          Save
        </Button>
      </div>
    </details>
  );
};
