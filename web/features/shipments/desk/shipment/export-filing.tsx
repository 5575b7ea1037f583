import { useState } from 'react';
import { deskShipmentEndpoints } from '#domain/shipments/desk-endpoints.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useMay } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { useShipmentChange } from '../use-desk-shipments.ts';

const statusWords = ({ status, itn, citation }: Shipment['eei']): string => {
  if (status === 'FILED') return `Filed, ITN ${itn ?? ''}`;
  return status === 'EXEMPT' ? `Not needed: ${citation ?? ''}` : 'Needed, and the ITN is not here yet';
};

const Change = ({ shipment: { number, version } }: { readonly shipment: Shipment }) => {
  const change = useShipmentChange(deskShipmentEndpoints.exportFiling, number);
  const [itn, setItn] = useState('');
  const [citation, setCitation] = useState('');
  const save = (filing: { status: 'FILED'; itn: string } | { status: 'EXEMPT'; citation: string }): void =>
    change.mutate(
      { params: { number }, body: { version, filing } },
      { onSuccess: () => toast.success('Export filing saved.') },
    );
  return (
    <details>
      <summary className="unfold">Change the export filing</summary>
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          save({ status: 'FILED', itn: itn.trim().toUpperCase() });
        }}
      >
        <div className="min-w-0 flex-1 basis-44">
          <PlainInput
            label="ITN"
            required
            placeholder="X20261120123456"
            maxLength={20}
            value={itn}
            onChange={({ target }) => setItn(target.value)}
          />
        </div>
        <Button type="submit" look="plain" disabled={!itn.trim()} busy={change.isPending}>
          Save the ITN
        </Button>
      </form>
      <form
        className="mt-3 flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          save({ status: 'EXEMPT', citation: citation.trim() });
        }}
      >
        <div className="min-w-0 flex-1 basis-44">
          <PlainInput
            label="Not needed by this rule"
            required
            placeholder="NOEEI 30.37(a)"
            maxLength={60}
            value={citation}
            onChange={({ target }) => setCitation(target.value)}
          />
        </div>
        <Button type="submit" look="plain" disabled={!citation.trim()} busy={change.isPending}>
          Save the rule
        </Button>
      </form>
      {change.isError ? (
        <div className="mt-3">
          <Alert title="Not saved">{messageOf(change.error)}</Alert>
        </div>
      ) : null}
    </details>
  );
};

/** The export filing of a shipment: if one is needed, its ITN, or the rule that exempts it. */
export const ExportFiling = ({ shipment }: { readonly shipment: Shipment }) => {
  const may = useMay();
  return (
    <Section title="Export filing (EEI)" className="min-w-0 space-y-2">
      <p>{statusWords(shipment.eei)}.</p>
      {may('shipment.manage') && shipment.closedAt === undefined ? <Change shipment={shipment} /> : null}
    </Section>
  );
};
