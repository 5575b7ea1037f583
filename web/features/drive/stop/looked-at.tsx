import { dayWords, shortClock } from '#domain/kernel/short-times.ts';
import type { OwnRun, OwnStop } from '#domain/runs/driving/own-run.ts';
import { isOpenStop } from '#domain/runs/lifecycle.ts';
import type { DrivenVehicle } from '#domain/vehicles/endpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { TripCard } from '../airport/trip-card.tsx';
import type { Tell } from '../day/use-tell.ts';
import { openStopsOf, stopNow } from '../day/which-run.ts';
import { counted, stopWords } from '../day/words.ts';
import { AtThumb, NOW, useBack, View } from '../view.tsx';
import { dayOfRun, RunFacts } from '../yard/before-leaving.tsx';
import { ActButtons } from './act-button.tsx';
import { StopCard } from './stop-card.tsx';
import { EndEarly, StopList } from './stop-list.tsx';

interface Props {
  readonly run: OwnRun;
  readonly now: number;
  readonly act: Tell['act'];
}

const instant = (): string => new Date().toISOString();

/** All stops of the run of now. */
export const Stops = ({ run, now, act }: Props) => {
  const back = useBack();
  const isDriven = run.state === 'UNDER_WAY' && openStopsOf(run).length > 0;
  return (
    <View name="stops" caption={dayWords(run.day)} title={counted(run.stops.length, 'stop')} onBack={back}>
      <StopList run={run} now={now} />
      {isDriven ? (
        <EndEarly
          run={run}
          onEnd={() => {
            void act(run, { kind: 'END', at: instant() });
            back();
          }}
        />
      ) : null}
    </View>
  );
};

/** What a stop that is not the one of now offers: to become it, while the van is on the road. */
const Choose = ({ run, stop, act }: Props & { readonly stop: OwnStop }) => {
  const back = useBack();
  const tell = (kind: 'HEAD' | 'ARRIVE'): void => {
    void act(run, { kind, stop: stop.id, at: instant() });
    back();
  };
  if (run.state !== 'UNDER_WAY' || !isOpenStop(stop.state)) return null;
  if (stopNow(run)?.id === stop.id) return <ActButtons stop={stop} onAct={tell} />;
  return (
    <AtThumb>
      <Button wide className={NOW} onClick={() => tell('HEAD')}>
        Go here next
      </Button>
    </AtThumb>
  );
};

/** One stop of the run, looked at out of its turn. */
export const OneStop = (props: Props & { readonly stop: OwnStop }) => {
  const { stop, now } = props;
  const back = useBack();
  return (
    <View
      name={`stop ${stop.id}`}
      caption={[stopWords[stop.state], stop.endedAt && shortClock(new Date(stop.endedAt))]
        .filter(Boolean)
        .join(', ')}
      title={stop.name}
      onBack={back}
    >
      {stop.state === 'TAKEN_OFF' && stop.because ? (
        <p className="font-semibold">It was taken off: {stop.because}.</p>
      ) : null}
      <StopCard stop={stop} now={now} />
      <Choose {...props} />
    </View>
  );
};

/** A run that is not the one of now: tomorrow's, or a later one of today. */
export const OtherRun = ({
  run,
  vehicle,
  now,
}: Pick<Props, 'run' | 'now'> & { readonly vehicle: DrivenVehicle | undefined }) => (
  <View name={`run ${run.id}`} caption="To look at" title={dayOfRun(run)} onBack={useBack()}>
    {run.airport === undefined ? (
      <RunFacts run={run} vehicle={vehicle} />
    ) : (
      <TripCard trip={run.airport} now={now} />
    )}
    <ol aria-label="Stops" className="grid gap-4">
      {run.stops.map((stop) => (
        <li key={stop.id} className="grid gap-2">
          <h2 className="text-2xl">{stop.name}</h2>
          <StopCard stop={stop} now={now} />
        </li>
      ))}
    </ol>
  </View>
);
