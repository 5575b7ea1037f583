import { useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { callerEndpoints } from '#domain/shipments/caller/endpoints.ts';
import { type WayToSay, waysToSay } from '#domain/shipments/caller/said.ts';
import { useReply } from '#web/api/use-reply.ts';
import { wayChoices } from '#web/phrases/way-choices.ts';
import type { Area } from '#web/shell/screens.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { PlainChoice } from '#web/ui/forms/plain-choice.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { CallerContext } from '../create/caller-context.ts';
import { emptyShipment } from '../create/draft/typed.ts';
import { useTypedHere } from '../create/draft/use-typed-here.ts';
import { useWizard } from '../create/use-wizard.ts';
import { WizardForm } from '../create/wizard-form.tsx';
import { callsFor } from './calls-for.ts';

type Shown = EndpointReply<typeof callerEndpoints.showCaller>;

const Form = ({ caller: { id, name }, area }: { readonly caller: Shown; readonly area: Area }) => {
  const [how, setHow] = useState<WayToSay>('PHONE');
  const wizard = useWizard(useTypedHere(() => emptyShipment(uuidV7())));
  const calls = useMemo(() => callsFor(id, { how, who: name }, area), [id, how, name, area]);
  return (
    <div className="grid gap-6">
      <div className="max-w-xs">
        <PlainChoice
          label="How they told us"
          required
          value={how}
          options={wayChoices}
          onChange={({ target }) => setHow(waysToSay.find((way) => way === target.value) ?? 'PHONE')}
        />
      </div>
      <WizardForm wizard={wizard} calls={calls} />
    </div>
  );
};

/** `/staff/customers/:id/shipment`: the desk makes and books a shipment for somebody who calls, by the same form as their own. */
export const NewShipmentPage = ({ area }: { readonly area: Area }) => {
  const { id = '' } = useParams();
  const query = useReply(['caller', id], callerEndpoints.showCaller, { params: { userId: id } });
  return (
    <>
      <Link
        to={pathTo(`${area}/customers/:id`, { id })}
        className="text-link mb-2 hidden min-h-11 items-center sm:inline-flex"
      >
        ← Customer
      </Link>
      <Loaded
        query={query}
        loading="Loading the customer…"
        lines={14}
        missing={
          <Missing title="There is no such customer" list={`${area}/customers`} all="All customers">
            Look for them in the list, or keep them as a person first.
          </Missing>
        }
      >
        {(caller) => (
          <CallerContext value={caller}>
            <PageHeader caption={`For ${caller.name}`} title="New shipment">
              This is the form that customers fill in, with the same prices. The shipment is theirs, and we
              tell them.
            </PageHeader>
            <Form key={caller.id} caller={caller} area={area} />
          </CallerContext>
        )}
      </Loaded>
    </>
  );
};
