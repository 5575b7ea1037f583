import type { EndpointInput } from '#domain/kernel/endpoint.ts';
import { dollars } from '#domain/kernel/money.ts';
import { deskShipmentEndpoints } from '#domain/shipments/desk/shipment-endpoints.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { useMay } from '#web/session/use-session.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { useShipmentChange } from '../use-desk-shipments.ts';
import { Authorization } from './authorization.tsx';

const statusWords = ({ status, itn, citation, bySender }: Shipment['eei']): string => {
  if (status === 'FILED') return `Filed${bySender ? ' by the sender' : ''}, ITN ${itn ?? ''}`;
  return status === 'EXEMPT' ? `Not needed: ${citation ?? ''}` : 'Needed, and the ITN is not here yet';
};

type Body = EndpointInput<typeof deskShipmentEndpoints.exportFiling>['body'];

interface Filing {
  readonly shipment: Shipment;
  readonly change: ReturnType<typeof useShipmentChange<typeof deskShipmentEndpoints.exportFiling>>;
}

const filingOf = ({ number, version }: Shipment, filing: Body['filing']) => ({
  params: { number },
  body: { version, filing },
});
const saved = (): unknown => toast.success('Export filing saved.');

const Itn = ({ shipment, change }: Filing) => {
  const act = useAct(change, {
    begin: { itn: '', bySender: false },
    input: ({ itn, bySender }) =>
      filingOf(shipment, {
        status: 'FILED',
        itn: itn.trim().toUpperCase(),
        ...(bySender ? { bySender: true as const } : {}),
      }),
    keeps: 'all',
    done: saved,
  });
  return (
    <ActForm act={act} className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-44">
        <PlainInput label="ITN" required placeholder="X20261120123456" maxLength={20} {...act.field('itn')} />
      </div>
      <ActButton act={act} className="" look="plain" disabled={!act.values.itn.trim()}>
        Save the ITN
      </ActButton>
      {shipment.authorization === undefined ? (
        <CheckField
          label="The sender filed it, not we"
          checked={act.values.bySender}
          onChange={({ target }) => act.set('bySender', target.checked)}
        />
      ) : null}
    </ActForm>
  );
};

const Exemption = ({ shipment, change }: Filing) => {
  const act = useAct(change, {
    begin: { citation: '' },
    input: ({ citation }) => filingOf(shipment, { status: 'EXEMPT', citation: citation.trim() }),
    keeps: 'all',
    done: saved,
  });
  return (
    <ActForm act={act} className="mt-3 flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-44">
        <PlainInput
          label="Not needed by this rule"
          required
          placeholder="NOEEI 30.37(b)"
          maxLength={60}
          {...act.field('citation')}
        />
      </div>
      <ActButton act={act} className="" look="plain" disabled={!act.values.citation.trim()}>
        Save the rule
      </ActButton>
    </ActForm>
  );
};

const Change = ({ shipment }: { readonly shipment: Shipment }) => {
  const change = useShipmentChange(deskShipmentEndpoints.exportFiling, shipment.number);
  return (
    <details>
      <summary className="unfold">Change the export filing</summary>
      <Itn shipment={shipment} change={change} />
      <Exemption shipment={shipment} change={change} />
      {change.isError ? (
        <div className="mt-3">
          <ActFailure act={change} title="Not saved" />
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
