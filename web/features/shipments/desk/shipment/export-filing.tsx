import { useState } from 'react';
import { dollars } from '#domain/kernel/money.ts';
import { deskShipmentEndpoints } from '#domain/shipments/desk/shipment-endpoints.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { messageOf } from '#web/api/api-error.ts';
import type { CallInput } from '#web/api/call.ts';
import { useMay } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { useShipmentChange } from '../use-desk-shipments.ts';
import { Authorization } from './authorization.tsx';

const statusWords = ({ status, itn, citation, bySender }: Shipment['eei']): string => {
  if (status === 'FILED') return `Filed${bySender ? ' by the sender' : ''}, ITN ${itn ?? ''}`;
  return status === 'EXEMPT' ? `Not needed: ${citation ?? ''}` : 'Needed, and the ITN is not here yet';
};

type Filing = CallInput<typeof deskShipmentEndpoints.exportFiling>['body']['filing'];

const Itn = ({
  isSigned,
  isPending,
  save,
}: {
  readonly isSigned: boolean;
  readonly isPending: boolean;
  readonly save: (filing: Filing) => void;
}) => {
  const [itn, setItn] = useState('');
  const [bySender, setBySender] = useState(false);
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save({
          status: 'FILED',
          itn: itn.trim().toUpperCase(),
          ...(bySender ? { bySender: true as const } : {}),
        });
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
      <Button type="submit" look="plain" disabled={!itn.trim()} busy={isPending}>
        Save the ITN
      </Button>
      {isSigned ? null : (
        <CheckField
          label="The sender filed it, not we"
          checked={bySender}
          onChange={({ target }) => setBySender(target.checked)}
        />
      )}
    </form>
  );
};

const Exemption = ({
  isPending,
  save,
}: {
  readonly isPending: boolean;
  readonly save: (filing: Filing) => void;
}) => {
  const [citation, setCitation] = useState('');
  return (
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
          placeholder="NOEEI 30.37(b)"
          maxLength={60}
          value={citation}
          onChange={({ target }) => setCitation(target.value)}
        />
      </div>
      <Button type="submit" look="plain" disabled={!citation.trim()} busy={isPending}>
        Save the rule
      </Button>
    </form>
  );
};

const Change = ({ shipment: { number, version, authorization } }: { readonly shipment: Shipment }) => {
  const change = useShipmentChange(deskShipmentEndpoints.exportFiling, number);
  const save = (filing: Filing): void =>
    change.mutate(
      { params: { number }, body: { version, filing } },
      { onSuccess: () => toast.success('Export filing saved.') },
    );
  return (
    <details>
      <summary className="unfold">Change the export filing</summary>
      <Itn isSigned={authorization !== undefined} isPending={change.isPending} save={save} />
      <Exemption isPending={change.isPending} save={save} />
      {change.isError ? (
        <div className="mt-3">
          <Alert title="Not saved">{messageOf(change.error)}</Alert>
        </div>
      ) : null}
    </details>
  );
};

/** The fee of a filing that turned out not to be needed is still in the price until billing gives it back. */
const feeOf = ({ eei, charged, promise }: Shipment): number =>
  eei.status === 'EXEMPT' || eei.bySender
    ? ((charged ?? promise).lines.find(({ code }) => code === 'EEI')?.amount ?? 0)
    : 0;

/** The export filing of a shipment: if one is needed, what the sender signed, its ITN, or the rule that exempts it. */
export const ExportFiling = ({ shipment }: { readonly shipment: Shipment }) => {
  const may = useMay();
  const fee = feeOf(shipment);
  return (
    <Section title="Export filing (EEI)" className="min-w-0 space-y-2">
      <p>{statusWords(shipment.eei)}.</p>
      {fee > 0 ? (
        <p>The price has {dollars(fee)} for a filing. Give it back as a credit on the invoice.</p>
      ) : null}
      <Authorization shipment={shipment} />
      {may('shipment.manage') && shipment.closedAt === undefined ? <Change shipment={shipment} /> : null}
    </Section>
  );
};
