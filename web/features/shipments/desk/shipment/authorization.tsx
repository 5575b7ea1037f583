import { useState } from 'react';
import { needsAuthorization } from '#domain/shipments/export/authorization.ts';
import { exportEndpoints } from '#domain/shipments/export/endpoints.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useMay } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { useShipmentChange } from '../use-desk-shipments.ts';

const MIN_REASON = 5;

/** Shows the whole EIN after a reason, which is written down with who asked. It goes when the page is left. */
const WholeEin = ({ number }: { readonly number: string }) => {
  const look = useShipmentChange(exportEndpoints.showEin, number);
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  if (look.data)
    return (
      <p role="status">
        EIN <span className="font-mono">{look.data.ein}</span>
      </p>
    );
  if (!isOpen)
    return (
      <Button look="quiet" onClick={() => setOpen(true)}>
        Show the whole EIN…
      </Button>
    );
  return (
    <form
      method="post"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        look.mutate({ params: { number }, body: { reason } });
      }}
    >
      <PlainInput
        label="Why you need it"
        hint="This is written down with your name."
        required
        minLength={MIN_REASON}
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {look.isError ? <Alert>{messageOf(look.error)}</Alert> : null}
      <Button type="submit" look="plain" busy={look.isPending} className="justify-self-start">
        Show it
      </Button>
    </form>
  );
};

/** What the sender signed so that we may file, or that they still have to. */
export const Authorization = ({ shipment }: { readonly shipment: Shipment }) => {
  const may = useMay();
  const { authorization, number } = shipment;
  if (needsAuthorization(shipment))
    return <p>The sender has not given their EIN and signed yet. Nothing can be filed before that.</p>;
  if (authorization === undefined) return null;
  return (
    <div className="space-y-2">
      <p>
        Signed by {authorization.name}, <Instant at={authorization.at} />. EIN{' '}
        <span className="font-mono">{authorization.ein}</span>
      </p>
      <details>
        <summary className="unfold">What they signed</summary>
        <p>{authorization.words}</p>
      </details>
      {may('shipment.manage') ? <WholeEin number={number} /> : null}
    </div>
  );
};
