import { useEffect, useRef, useState } from 'react';
import { isOpenStop } from '#domain/runs/lifecycle.ts';
import type { Run } from '#domain/runs/run.ts';
import { AskDialog } from '#web/ui/asking/ask-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { refusedWords } from '../acts/refused.tsx';
import { Cancel } from '../acts/simple.tsx';
import { TakeOff } from '../acts/take-off.tsx';
import type { Desk } from '../desk.ts';
import type { ShownRun } from '../draft/shown.ts';
import type { NotSaved } from '../draft/use-save.ts';
import { countWords } from '../words.tsx';

const openStops = ({ stops }: Run): readonly string[] =>
  stops.filter(({ state }) => isOpenStop(state)).map(({ id }) => id);

/** What blocks a van or a driver of a run, in sentences. */
const blockWords = ({ column: { saved }, driver }: ShownRun): string => {
  const vehicle = saved?.blocks.vehicle.map(({ text }) => text) ?? [];
  const person = saved?.blocks.driver.map(({ text }) => `${driver}: ${text}`) ?? [];
  return [...vehicle, ...person].join(' ');
};

const isBlocked = ({ column: { saved } }: ShownRun): boolean =>
  saved !== undefined &&
  saved.run.state !== 'ENDED' &&
  saved.blocks.vehicle.length + saved.blocks.driver.length > 0 &&
  openStops(saved.run).length > 0;

/** `Van 2 cannot drive. 5 stops need another van.` */
const blockTitle = ({ column: { saved }, van, driver }: ShownRun): string => {
  const stops = saved === undefined ? 0 : openStops(saved.run).length;
  const needs = `${countWords(stops, 'stop')} ${stops === 1 ? 'needs' : 'need'}`;
  return (saved?.blocks.vehicle.length ?? 0) > 0
    ? `${van} cannot be used. ${needs} another van.`
    : `${driver} cannot drive ${van}. ${needs} another driver.`;
};

/** A run whose van or driver cannot go on, with the way to give its stops to others. */
const Blocked = ({ run, desk }: { readonly run: ShownRun; readonly desk: Desk }) => {
  const [isOpen, open] = useState(false);
  const saved = run.column.saved?.run;
  if (saved === undefined) return null;
  const onClose = (): void => open(false);
  const onDone = (): void => desk.ask({ kind: 'plan' });
  const props = { run: saved, van: run.van, desk, onClose, onDone };
  return (
    <Alert
      kind="error"
      title={blockTitle(run)}
      actions={
        desk.mayAct ? (
          <Button look="plain" disabled={run.column.isChanged} onClick={() => open(true)}>
            Plan these stops again…
          </Button>
        ) : undefined
      }
    >
      {blockWords(run)}
      <AskDialog title={`Plan the stops of ${run.van} again`} isOpen={isOpen} onClose={onClose}>
        {run.column.isSet ? (
          <Cancel {...props} because={blockWords(run)} />
        ) : (
          <TakeOff {...props} stops={openStops(saved)} because={blockWords(run)} />
        )}
      </AskDialog>
    </Alert>
  );
};

/** A colleague has saved a run that is changed here. */
const Outrun = ({
  run: { column, van },
  desk: { draft },
}: {
  readonly run: ShownRun;
  readonly desk: Desk;
}) => (
  <Alert
    kind="warning"
    title={`Someone else has changed the run of ${van} meanwhile`}
    actions={
      <>
        <Button look="plain" onClick={() => draft.drop(column.id)}>
          Take theirs
        </Button>
        <Button look="plain" onClick={() => draft.rebase(column.id, column.saved?.run.version ?? 0)}>
          Keep mine
        </Button>
      </>
    }
  >
    What you arranged is still here. With “Keep mine”, it replaces theirs when you save.
  </Alert>
);

/** The runs that were not saved, each with its reason. It takes the focus, for whoever pressed is at the end of the page. */
const NotSavedRuns = ({ desk, refused }: { readonly desk: Desk; readonly refused: readonly NotSaved[] }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused.length > 0) box.current?.focus();
  }, [refused]);
  if (refused.length === 0) return null;
  const vanOf = (id: string): string => desk.runs.find(({ column }) => column.id === id)?.van ?? 'A run';
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-20">
      <Alert
        title={`${countWords(refused.length, 'run')} ${refused.length === 1 ? 'was' : 'were'} not saved`}
      >
        <ul>
          {refused.map(({ id, error }) => (
            <li key={id} className="wrap-anywhere">
              {vanOf(id)}: {refusedWords(error, desk)}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
};

/** What somebody has to look at first: vans that cannot go on, what was not saved, and what colleagues did meanwhile. */
export const Notices = ({
  desk,
  refused,
}: {
  readonly desk: Desk;
  readonly refused: readonly NotSaved[];
}) => {
  const { gone } = desk.draft.all;
  return (
    <div className="grid gap-3 empty:hidden">
      {desk.runs.filter(isBlocked).map((run) => (
        <Blocked key={run.column.id} run={run} desk={desk} />
      ))}
      <NotSavedRuns desk={desk} refused={refused} />
      {desk.runs
        .filter(({ column }) => column.isOutrun)
        .map((run) => (
          <Outrun key={run.column.id} run={run} desk={desk} />
        ))}
      {gone.length === 0 ? null : (
        <Alert kind="warning" title={`${countWords(gone.length, 'stop')} cannot be had any more`}>
          {gone.map((id) => id.replace(/-\d+$/, '')).join(', ')}: canceled, moved, or given to another run
          meanwhile.
        </Alert>
      )}
    </div>
  );
};
