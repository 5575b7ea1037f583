import { Link, useParams } from 'react-router-dom';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { Presence } from '#web/desk-list/presence/presence.tsx';
import { useSayChanged } from '#web/desk-list/use-say-changed.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { useNow } from '#web/ui/time/use-now.ts';
import { Actions } from '../acts/actions.tsx';
import { type ShownVehicle, useVehicle } from '../use-vehicles.ts';
import { milesWords, StateBadge } from '../words.tsx';
import { Costs } from './costs.tsx';
import { Facts } from './facts.tsx';
import { Faults } from './faults.tsx';
import { History } from './history.tsx';
import { Papers } from './papers.tsx';
import { Plan } from './plan.tsx';
import { Shop } from './shop.tsx';
import { ToDo } from './to-do.tsx';

const Work = ({ shown, area }: { readonly shown: ShownVehicle; readonly area: Area }) => {
  const mayManage = useMay()('vehicle.manage');
  const today = newYorkDay(useNow());
  const { vehicle, history, costs } = shown;
  const mayChange = mayManage && vehicle.recorded !== 'RETIRED';
  useSayChanged('vehicle', history[0]);
  return (
    <div className="grid items-start gap-8 @4xl:grid-cols-[2fr_1fr]">
      <div className="grid min-w-0 gap-8">
        <ToDo
          now={shown}
          today={today}
          edit={mayChange ? `${area}/vehicles/${vehicle.id}/edit` : undefined}
        />
        {mayChange ? <Actions vehicle={vehicle} area={area} /> : null}
        <Faults vehicle={vehicle} mayChange={mayChange} />
        <Papers vehicle={vehicle} today={today} mayChange={mayChange} />
        <Plan now={shown} today={today} mayChange={mayChange} />
        <Shop vehicle={vehicle} today={today} mayChange={mayChange} />
      </div>
      <div className="grid min-w-0 gap-4 @4xl:row-span-2">
        <Facts vehicle={vehicle} />
      </div>
      <div className="grid min-w-0 gap-8">
        <Costs vehicle={vehicle} costs={costs} mayChange={mayChange} />
        <History vehicle={vehicle} history={history} />
      </div>
    </div>
  );
};

/** One vehicle: what is wrong with it and what to do first, then papers, maintenance, what was paid, and everything that happened. */
export const VehicleView = ({ id, area }: { readonly id: string; readonly area: Area }) => (
  <Loaded
    query={useVehicle(id)}
    loading="Loading the vehicle…"
    lines={14}
    missing={
      <Missing title="There is no such vehicle" list={`${area}/vehicles`} all="All vehicles">
        Look for it in the list.
      </Missing>
    }
  >
    {(shown) => (
      <>
        <PageHeader
          caption={
            <span className="flex flex-wrap items-center gap-2">
              {shown.vehicle.plate} <StateBadge state={shown.state} />
            </span>
          }
          title={shown.vehicle.name}
        >
          {milesWords(shown.vehicle.odometer.miles)}
        </PageHeader>
        <Work key={id} shown={shown} area={area} />
      </>
    )}
  </Loaded>
);

/** The page of one vehicle. */
export const VehiclePage = ({ area }: { readonly area: Area }) => {
  const { id = '' } = useParams();
  return (
    <div className="@container">
      <Link to={`${area}/vehicles`} className="text-link mb-2 hidden min-h-11 items-center sm:inline-flex">
        ← All vehicles
      </Link>
      <Presence list="vehicles" id={id} />
      <VehicleView id={id} area={area} />
    </div>
  );
};
