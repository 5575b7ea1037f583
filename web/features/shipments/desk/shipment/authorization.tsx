import { deskShipmentEndpoints } from '#domain/shipments/desk/shipment-endpoints.ts';
import { needsAuthorization } from '#domain/shipments/export/authorization.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { useMay } from '#web/session/use-session.ts';
import { ReasonToLook } from '#web/ui/forms/reason-to-look.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { useShipmentChange } from '../use-desk-shipments.ts';

/** Shows the whole EIN after a reason, which is written down with who asked. It goes when the page is left. */
const WholeEin = ({ number }: { readonly number: string }) => {
  const look = useShipmentChange(deskShipmentEndpoints.showEin, number);
  if (look.data)
    return (
      <p role="status">
        EIN <span className="font-mono">{look.data.ein}</span>
      </p>
    );
  return (
    <ReasonToLook
      button="Show the whole EIN…"
      label="Why you need it"
      show="Show it"
      change={look}
      input={(reason) => ({ params: { number }, body: { reason } })}
    />
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
