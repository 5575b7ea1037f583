import type { ReactNode } from 'react';
import { isOpenStop, type RunState } from '#domain/runs/lifecycle.ts';
import type { Run } from '#domain/runs/run.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Desk } from '../desk.ts';
import type { ShownRun } from '../draft/shown.ts';
import { PrintRun } from '../print/print-run.tsx';
import type { ActProps } from './act.tsx';
import { HandOver } from './hand-over.tsx';
import { RunHistory } from './history.tsx';
import { Cancel, End, Release, TakeBack } from './simple.tsx';
import { TakeOff } from './take-off.tsx';

interface Deed {
  readonly title: string;
  readonly button: string;
  readonly form: (props: ActProps) => ReactNode;
}

const cancel: Deed = { title: 'Cancel the run', button: 'Cancel…', form: (props) => <Cancel {...props} /> };
const takeOff: Deed = {
  title: 'Take stops off the run',
  button: 'Take stops off…',
  form: (props) => <TakeOff {...props} />,
};
const handOver: Deed = {
  title: 'Hand the run over',
  button: 'Hand over…',
  form: (props) => <HandOver {...props} />,
};

/** What can be done with a run in each state besides arranging it, the next step first. */
const deeds: Readonly<Record<RunState, readonly Deed[]>> = {
  PLANNED: [
    {
      title: 'Give it to the driver',
      button: 'Give it to the driver…',
      form: (props) => <Release {...props} />,
    },
    cancel,
  ],
  RELEASED: [
    { title: 'Take the run back', button: 'Take it back…', form: (props) => <TakeBack {...props} /> },
    handOver,
    takeOff,
    cancel,
  ],
  UNDER_WAY: [
    { title: 'End the run', button: 'End it…', form: (props) => <End {...props} /> },
    handOver,
    takeOff,
  ],
  ENDED: [],
  CANCELLED: [],
};

const hasOpen = ({ stops }: Run): boolean => stops.some(({ state }) => isOpenStop(state));

/** The acts that make sense now: nothing is taken off or handed over where nothing is open. */
const possible = (run: Run): readonly Deed[] =>
  deeds[run.state].filter((deed) => hasOpen(run) || (deed !== takeOff && deed !== handOver));

const quiet = '-ms-3 text-sm dense:min-h-8 dense:py-1';

/** What is folded, because it is needed less often. */
const More = ({
  run,
  shown,
  desk,
  deeds: folded,
}: {
  readonly run: Run;
  readonly shown: ShownRun;
  readonly desk: Desk;
  readonly deeds: readonly Deed[];
}) => (
  <details>
    <summary className="unfold text-sm dense:min-h-8">More</summary>
    <div className="grid justify-items-start">
      {folded.map(({ title, button, form }) => (
        <AskFirst key={title} title={`${title}: ${shown.van}`} button={button} look="quiet" className={quiet}>
          {(onClose) => form({ run, van: shown.van, desk, onClose })}
        </AskFirst>
      ))}
      {desk.mayArrange && shown.column.isSet ? (
        <Button
          look="quiet"
          className={quiet}
          onClick={() => desk.ask({ kind: 'van', run: shown.column.id })}
        >
          Van, driver, hours…
        </Button>
      ) : null}
      <PrintRun run={shown} desk={desk} className={quiet} />
      <AskFirst title={`History: ${shown.van}`} button="History…" look="quiet" className={quiet}>
        {() => <RunHistory id={run.id} />}
      </AskFirst>
    </div>
  </details>
);

/** What is only arranged can get another van, or be dropped. */
const NewActions = ({ run: { column }, desk }: { readonly run: ShownRun; readonly desk: Desk }) => (
  <div className="flex flex-wrap gap-x-3">
    <Button look="quiet" className={quiet} onClick={() => desk.ask({ kind: 'van', run: column.id })}>
      Van, driver, hours…
    </Button>
    <Button look="quiet" className={quiet} onClick={() => desk.draft.drop(column.id)}>
      Drop this run
    </Button>
  </div>
);

/** What dispatch does with a run. A run that is changed is saved first, so that everybody means the same one. */
export const Actions = ({ run: shown, desk }: { readonly run: ShownRun; readonly desk: Desk }) => {
  const { column, van } = shown;
  const run = column.saved?.run;
  if (run === undefined) return <NewActions run={shown} desk={desk} />;
  if (column.isChanged)
    return (
      <div className="flex flex-wrap gap-x-3">
        <Button look="quiet" className={quiet} onClick={() => desk.ask({ kind: 'van', run: run.id })}>
          Van, driver, hours…
        </Button>
        <Button look="quiet" className={quiet} onClick={() => desk.draft.drop(run.id)}>
          As it was saved
        </Button>
      </div>
    );
  const [first, ...others] = desk.mayAct ? possible(run) : [];
  return (
    <div className="grid justify-items-start gap-1">
      {first === undefined ? null : (
        <AskFirst
          title={`${first.title}: ${van}`}
          button={first.button}
          look="plain"
          className="dense:min-h-9 dense:py-1 dense:text-sm"
        >
          {(onClose) => first.form({ run, van, desk, onClose })}
        </AskFirst>
      )}
      <More run={run} shown={shown} desk={desk} deeds={others} />
    </div>
  );
};
