import { dayWords } from '#domain/kernel/short-times.ts';
import type { DriveAct } from '#domain/runs/driving/act.ts';
import type { OwnRun } from '#domain/runs/driving/own-run.ts';
import type { DrivenVehicle } from '#domain/vehicles/endpoints.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AirportStep } from './airport/airport-step.tsx';
import { TripCard } from './airport/trip-card.tsx';
import { CallDispatch } from './call-dispatch.tsx';
import type { Day } from './day/kept-day.ts';
import type { Tell } from './day/use-tell.ts';
import { openStopsOf, stopNow } from './day/which-run.ts';
import { OtherRuns } from './no-run.tsx';
import { StopNow } from './stop/stop-now.tsx';
import { BIG, View } from './view.tsx';
import { BackInYard, Summary } from './yard/back-in-yard.tsx';
import { BeforeLeaving } from './yard/before-leaving.tsx';

interface Props {
  readonly run: OwnRun;
  readonly vehicle: DrivenVehicle | undefined;
  readonly day: Day;
  readonly now: number;
  readonly act: Tell['act'];
}

const instant = (): string => new Date().toISOString();

/** What is one press away from every step of a run. */
const More = ({ run, vehicle }: Pick<Props, 'run' | 'vehicle'>) => {
  const done = run.stops.filter(({ state }) => state === 'DONE' || state === 'FAILED').length;
  const all = run.stops.filter(({ state }) => state !== 'TAKEN_OFF').length;
  return (
    <nav aria-label="More of this run" className="grid gap-2">
      {run.airport === undefined ? (
        <LinkButton look="plain" wide className={BIG} to="?show=stops">
          All stops, {done} of {all} done
        </LinkButton>
      ) : null}
      {vehicle === undefined ? null : (
        <LinkButton look="plain" wide className={BIG} to="?show=road">
          Fuel, toll, odometer
        </LinkButton>
      )}
      <CallDispatch />
    </nav>
  );
};

/** The step of a run at which its driver is. */
const Step = ({ run, vehicle, now, act }: Props) => {
  const tell = (said: DriveAct) => void act(run, said);
  const date = dayWords(run.day);
  const stop = stopNow(run);
  const trip = run.airport;
  if (trip !== undefined && run.state !== 'CANCELLED' && run.state !== 'ENDED')
    return <AirportStep run={run} trip={trip} act={act} vehicle={vehicle} now={now} />;
  if (run.state === 'RELEASED' || run.state === 'PLANNED')
    return (
      <View name="yard" caption={date} title="Before you leave">
        <BeforeLeaving
          run={run}
          vehicle={vehicle}
          now={now}
          onLeave={() => tell({ kind: 'START', at: instant() })}
        />
      </View>
    );
  if (run.state === 'CANCELLED')
    return (
      <View name="canceled" caption={date} title="Your run was canceled">
        <Alert kind="warning">{run.because ?? 'Dispatch canceled it.'} Call dispatch before you leave.</Alert>
      </View>
    );
  if (run.state === 'ENDED')
    return (
      <View name="ended" caption={date} title="Run finished">
        <p className="text-xl">Thank you. There is nothing more to do on this run.</p>
        {trip === undefined ? <Summary run={run} /> : <TripCard trip={trip} now={now} />}
      </View>
    );
  return stop === undefined ? (
    <View name="back" caption={date} title="All stops are done">
      <BackInYard run={run} onEnd={() => tell({ kind: 'END', at: instant() })} />
    </View>
  ) : (
    <StopNow
      run={run}
      stop={stop}
      now={now}
      onAct={(kind, { id }) => tell({ kind, stop: id, at: instant() })}
    />
  );
};

/** The run of now: the one thing to do, and the rest below it. */
export const RunNow = (props: Props) => {
  const { run, vehicle, day } = props;
  const others = day.runs.filter(({ id, state }) => id !== run.id && state === 'RELEASED');
  return (
    <>
      <Step {...props} />
      <More run={run} vehicle={vehicle} />
      {openStopsOf(run).length > 0 && run.state === 'UNDER_WAY' ? null : <OtherRuns runs={others} />}
    </>
  );
};
