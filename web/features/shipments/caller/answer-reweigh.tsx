import { dollars } from '#domain/kernel/money.ts';
import { callerEndpoints } from '#domain/shipments/caller/endpoints.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { useShipmentChange } from '../desk/use-desk-shipments.ts';
import { SaidFields, saidBy, type TypedSaid } from './said-fields.tsx';
import { saidOf } from './said-of.ts';

interface Typed extends TypedSaid {
  readonly decision: string;
}

const told: Readonly<Record<string, string>> = {
  APPROVE: 'The sender is told the sum that they agreed to.',
  CANCEL: 'This cancels the shipment and gives its place on the flight back. The sender is told.',
};

const decisionOf = ({ decision }: Typed): 'APPROVE' | 'CANCEL' =>
  decision === 'CANCEL' ? 'CANCEL' : 'APPROVE';

/** Records what a sender says to the new price of goods that weigh more than declared, with how they said it. */
export const AnswerReweigh = ({ shipment }: { readonly shipment: Shipment }) => {
  const { number, version, reweigh, shipper } = shipment;
  const begin: Typed = { decision: '', ...saidBy(shipper.name) };
  const act = useAct(useShipmentChange(callerEndpoints.decideReweighFor, number), {
    begin,
    input: (typed) => ({
      params: { number },
      body: { version, decision: decisionOf(typed), said: saidOf(typed) },
    }),
    done: () => toast.success('Recorded. The sender is told.'),
  });
  if (reweigh?.status !== 'TO_APPROVE') return null;
  return (
    <details>
      <summary className="unfold">Record what the sender says</summary>
      <ActForm act={act} className="grid gap-3">
        <PlainSelect label="Answer" hint={told[act.values.decision]} required {...act.field('decision')}>
          <option value="">Choose one</option>
          <option value="APPROVE">Agrees to {dollars(reweigh.total)}</option>
          <option value="CANCEL">Does not agree, cancel it</option>
        </PlainSelect>
        <SaidFields field={act.field} />
        <ActButton act={act} look="plain">
          Record the answer
        </ActButton>
        <ActFailure act={act} title="Not recorded" />
      </ActForm>
    </details>
  );
};
