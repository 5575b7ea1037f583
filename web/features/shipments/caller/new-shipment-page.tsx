import { useMemo, useState } from 'react';
import { type Caller, CallerPage } from '#web/for-caller/caller-page.tsx';
import { type ChosenWay, HowTold } from '#web/for-caller/how-told.tsx';
import type { Area } from '#web/shell/screens.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { CallerContext } from '../create/caller-context.ts';
import { emptyShipment } from '../create/draft/typed.ts';
import { useTypedHere } from '../create/draft/use-typed-here.ts';
import { useWizard } from '../create/use-wizard.ts';
import { WizardForm } from '../create/wizard-form.tsx';
import { callsFor } from './calls-for.ts';

const Form = ({ caller: { id, name }, area }: { readonly caller: Caller; readonly area: Area }) => {
  const [how, setHow] = useState<ChosenWay>('');
  const wizard = useWizard(useTypedHere(() => emptyShipment(uuidV7())));
  const calls = useMemo(
    () => (how === '' ? undefined : callsFor(id, { how, who: name }, area)),
    [id, how, name, area],
  );
  return (
    <div className="grid gap-6">
      <div className="max-w-xs">
        <HowTold value={how} onChoose={setHow} />
      </div>
      {calls === undefined ? null : <WizardForm wizard={wizard} calls={calls} />}
    </div>
  );
};

/** `/staff/customers/:id/shipment`: the desk makes and books a shipment for somebody who calls, by the same form as their own. */
export const NewShipmentPage = ({ area }: { readonly area: Area }) => (
  <CallerPage
    area={area}
    title="New shipment"
    intro="This is the form that customers fill in, with the same prices. The shipment is theirs, and we tell them."
  >
    {(caller) => (
      <CallerContext value={caller}>
        <Form key={caller.id} caller={caller} area={area} />
      </CallerContext>
    )}
  </CallerPage>
);
