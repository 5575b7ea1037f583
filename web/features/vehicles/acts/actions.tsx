import { mayBecome } from '#domain/vehicles/lifecycle.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import type { Area } from '#web/shell/screens.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useVehicleAct } from '../use-vehicles.ts';
import { Refused } from './act.tsx';
import { Because } from './because.tsx';
import { BookShop } from './book-shop.tsx';
import { RecordWork } from './record-work.tsx';

/** Puts a vehicle back in service, which needs nothing but a press. */
const PutBack = ({ vehicle }: { readonly vehicle: Vehicle }) => {
  const change = useVehicleAct(vehicle);
  const done = () => void toast.success(`${vehicle.name} is back in service.`);
  return (
    <>
      <Button
        busy={change.isPending}
        onClick={() => change.mutate({ kind: 'PUT_BACK' }, { onSuccess: done })}
      >
        Put it back in service
      </Button>
      {change.error ? (
        <div className="order-last w-full">
          <Refused error={change.error} />
        </div>
      ) : null}
    </>
  );
};

/** What dispatch can do with a vehicle now. A retired one stays as it was. */
export const Actions = ({ vehicle, area }: { readonly vehicle: Vehicle; readonly area: Area }) => {
  const { recorded, id } = vehicle;
  if (recorded === 'RETIRED') return null;
  return (
    <div className="flex flex-wrap gap-2">
      {recorded === 'OUT_OF_SERVICE' ? <PutBack vehicle={vehicle} /> : null}
      <AskFirst title="Record work" button="Record work…" look="plain">
        {(close) => <RecordWork vehicle={vehicle} onClose={close} />}
      </AskFirst>
      <AskFirst title="Plan days in the shop" button="Plan days in the shop…" look="plain">
        {(close) => <BookShop vehicle={vehicle} onClose={close} />}
      </AskFirst>
      {mayBecome(recorded, 'OUT_OF_SERVICE') ? (
        <AskFirst title="Take it out of service" button="Out of service…" look="plain">
          {(close) => <Because vehicle={vehicle} kind="TAKE_OUT" onClose={close} />}
        </AskFirst>
      ) : null}
      <LinkButton to={`${area}/vehicles/${id}/edit`} look="plain">
        Change
      </LinkButton>
      <AskFirst title={`Retire ${vehicle.name}`} button="Retire…" look="quiet">
        {(close) => <Because vehicle={vehicle} kind="RETIRE" onClose={close} />}
      </AskFirst>
    </div>
  );
};
