import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OwnRun } from '#domain/runs/driving/own-run.ts';
import { isOpenStop } from '#domain/runs/lifecycle.ts';
import type { DrivenVehicle } from '#domain/vehicles/endpoints.ts';
import type { AtAirline } from './airport/at-airline.ts';
import { LeaveWithout } from './airport/leave-without.tsx';
import { TenderedPage } from './airport/tendered-page.tsx';
import { TurnedAwayPage } from './airport/turned-away-page.tsx';
import type { Day } from './day/kept-day.ts';
import type { Tell } from './day/use-tell.ts';
import { runNow } from './day/which-run.ts';
import { DonePage } from './door/done-page.tsx';
import { FailedPage } from './door/failed-page.tsx';
import { NoRun } from './no-run.tsx';
import { RunNow } from './run-now.tsx';
import { OneStop, OtherRun, Stops } from './stop/looked-at.tsx';
import { Sharing } from './trail/sharing.tsx';
import { Inspection } from './yard/inspection.tsx';
import { OnTheRoad } from './yard/on-the-road.tsx';

interface Props {
  readonly day: Day;
  readonly userId: string;
  readonly tell: Tell;
  readonly now: number;
}

/** Parts of an airport run that the address asks for. */
const partOfTrip: Readonly<Record<string, (props: AtAirline) => ReactNode>> = {
  without: LeaveWithout,
  tendered: TenderedPage,
  'turned-away': TurnedAwayPage,
};

/** What is shown of the run of now: a part of it that the address asks for, else what to do. */
const OfRun = ({
  run,
  vehicle,
  day,
  userId,
  tell,
  now,
}: Props & { readonly run: OwnRun; readonly vehicle: DrivenVehicle | undefined }) => {
  const [search] = useSearchParams();
  const show = search.get('show');
  const stop = run.stops.find(({ id }) => id === search.get('stop'));
  const about = { run, now, act: tell.act };
  const Part = partOfTrip[show ?? ''];
  if (Part !== undefined && run.airport !== undefined && isOpenStop(run.airport.state))
    return <Part run={run} trip={run.airport} act={tell.act} />;
  if (show === 'stops') return <Stops {...about} />;
  if (show === 'stop' && stop) return <OneStop {...about} stop={stop} />;
  if (show === 'done' && stop?.state === 'ARRIVED')
    return <DonePage key={stop.id} {...about} stop={stop} userId={userId} />;
  if (show === 'failed' && stop && stop.proof === undefined)
    return <FailedPage key={stop.id} {...about} stop={stop} userId={userId} />;
  if (show === 'van' && vehicle) return <Inspection vehicle={vehicle} report={tell.report} />;
  if (show === 'road' && vehicle) return <OnTheRoad run={run} vehicle={vehicle} report={tell.report} />;
  return <RunNow {...about} vehicle={vehicle} day={day} />;
};

/** What a driver sees: the run of now, another run to look at, or that there is none. */
export const Shown = (props: Props) => {
  const [search] = useSearchParams();
  const { day, userId, now } = props;
  const vehicleOf = (run: OwnRun) => day.vehicles.find(({ id }) => id === run.vehicleId);
  const other = day.runs.find(({ id }) => id === search.get('run'));
  if (other) return <OtherRun run={other} vehicle={vehicleOf(other)} now={now} />;
  const run = runNow(day.runs, now);
  return run === undefined ? (
    <NoRun runs={day.runs} />
  ) : (
    <>
      <OfRun {...props} run={run} vehicle={vehicleOf(run)} />
      <Sharing run={run} userId={userId} isShown={!search.has('show')} />
    </>
  );
};
