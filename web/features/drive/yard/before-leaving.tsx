import type { ReactNode } from 'react';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import type { OwnRun } from '#domain/runs/driving/own-run.ts';
import type { DrivenVehicle } from '#domain/vehicles/endpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { Fact } from '#web/ui/data/fact.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Sign } from '#web/ui/text/sign.tsx';
import { CallDispatch } from '../call-dispatch.tsx';
import { hoursWords } from '../day/timing.ts';
import { openStopsOf } from '../day/which-run.ts';
import { counted, emptyLines, piecesOf, sumOf } from '../day/words.ts';
import { AtThumb, BIG, NOW } from '../view.tsx';

/** What a run needs, before it begins: van, hours, stops, what is loaded and what will come. */
export const RunFacts = ({
  run,
  vehicle,
}: {
  readonly run: OwnRun;
  readonly vehicle: DrivenVehicle | undefined;
}) => {
  const stops = openStopsOf(run);
  const load = emptyLines(sumOf(stops.flatMap(({ barrels = [] }) => barrels)));
  const pieces = stops.reduce((sum, stop) => sum + piecesOf(stop), 0);
  return (
    <section aria-label="The run" className="label-sheet grid gap-4 p-4 text-lg">
      <p>
        <strong className="text-3xl font-bold">{vehicle?.name ?? 'Your van'}</strong>{' '}
        {vehicle === undefined ? null : <span className="font-mono">{vehicle.plate}</span>}
      </p>
      <dl className="grid grid-cols-2 gap-3">
        <Fact name="Hours">{hoursWords(run.hours)}</Fact>
        <Fact name="Stops">{counted(stops.length, 'stop')}</Fact>
        <Fact name="Load now">
          {load.length === 0 ? 'No empty barrels' : load.map((line) => <p key={line}>{line}</p>)}
        </Fact>
        <Fact name="To fetch">{counted(pieces, 'piece')}</Fact>
        {run.lunch === undefined ? null : <Fact name="Lunch">{hoursWords(run.lunch)}</Fact>}
        <Fact name="To drive">about {counted(Math.round(run.miles), 'mile')}</Fact>
      </dl>
    </section>
  );
};

/** Whether the van was inspected today, by whoever. */
const isInspected = (vehicle: DrivenVehicle | undefined, now: number): boolean =>
  vehicle?.inspected?.day === newYorkDay(now);

const Step = ({ isDone, children }: { readonly isDone: boolean; readonly children: string }) => (
  <li className="flex min-h-12 items-center gap-3 text-lg">
    <span
      className={`grid size-8 shrink-0 place-items-center rounded-full border-2 ${isDone ? 'border-done bg-done text-sheet' : 'border-edge'}`}
    >
      {isDone ? <Sign name="tick" label="Done:" /> : null}
    </span>
    <span>{children}</span>
  </li>
);

/** What to do now: inspect the van, leave with it, or call somebody because of it. */
const Now = ({
  isBlocked,
  isReady,
  onLeave,
}: {
  readonly isBlocked: boolean;
  readonly isReady: boolean;
  readonly onLeave: () => void;
}) => {
  if (isBlocked) return <CallDispatch isNow />;
  return isReady ? (
    <Button wide className={NOW} onClick={onLeave}>
      I am leaving the yard
    </Button>
  ) : (
    <LinkButton wide className={NOW} to="?show=van">
      Inspect the van
    </LinkButton>
  );
};

/** What is done in the yard, and what to do now: inspect, then leave. A van that must not be driven does not leave. */
export const BeforeLeaving = ({
  run,
  vehicle,
  now,
  flight,
  onLeave,
}: {
  readonly run: OwnRun;
  readonly vehicle: DrivenVehicle | undefined;
  readonly now: number;
  /** Of an airport run: what stands in the place of its stops, and how many pieces are not on the van. */
  readonly flight?: { readonly facts: ReactNode; readonly missing: number };
  readonly onLeave: () => void;
}) => {
  const isReady = isInspected(vehicle, now);
  const blocks = vehicle?.blocks ?? [];
  const missing = flight?.missing ?? 0;
  const isLoading = isReady && blocks.length === 0 && missing > 0;
  const known = vehicle?.faults.filter(({ unsafe }) => !unsafe) ?? [];
  return (
    <>
      {blocks.length === 0 ? null : (
        <Alert title="Do not drive this van.">
          {blocks.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </Alert>
      )}
      {flight?.facts ?? <RunFacts run={run} vehicle={vehicle} />}
      {known.length === 0 ? null : (
        <Alert kind="info" title="Known faults of this van">
          {known.map(({ id, note }) => (
            <p key={id}>{note}</p>
          ))}
        </Alert>
      )}
      <ol className="grid gap-1" aria-label="Before you leave">
        <Step isDone={isReady}>Inspect the van and read the odometer</Step>
        <Step isDone={flight?.missing === 0}>
          {flight === undefined ? 'Load the empty barrels' : 'Load the pieces of the flight'}
        </Step>
        <Step isDone={false}>Leave</Step>
      </ol>
      {isLoading ? (
        // It does not stay in sight: it would be over the camera that scans the pieces.
        <LinkButton look="plain" wide className={BIG} to="?show=without">
          Leave without {counted(missing, 'piece')}
        </LinkButton>
      ) : (
        <AtThumb>
          <Now isBlocked={blocks.length > 0} isReady={isReady} onLeave={onLeave} />
        </AtThumb>
      )}
      {isReady ? (
        <LinkButton look="quiet" wide className={BIG} to="?show=van">
          Inspect the van again
        </LinkButton>
      ) : null}
    </>
  );
};

/** A run of another day, or a later one of today: it can be looked at. */
export const dayOfRun = ({ day, hours }: OwnRun): string => `${dayWords(day)}, ${hoursWords(hours)}`;
