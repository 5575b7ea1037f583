import { useState } from 'react';
import { type ActName, acts } from '#domain/desk/acts.ts';
import type { Act, PreviewedRow } from '#domain/desk/bulk.ts';
import type { ToldShown } from '#domain/shipments/asking/told.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Told } from '#web/ui/asking/told.tsx';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { ActFields, actOf, needsNothing, nothingTyped } from './act-fields.tsx';
import { BulkReport } from './bulk-report.tsx';
import { countWords, rowsWords } from './bulk-words.ts';
import { RefusedRows } from './refused-rows.tsx';
import { useBulk } from './use-bulk.ts';

type BulkWork = ReturnType<typeof useBulk>;

const Failure = ({ title, error }: { readonly title: string; readonly error: Error | null }) =>
  error === null ? null : <Alert title={title}>{messageOf(error)}</Alert>;

const Asking = ({
  name,
  count,
  typed,
  onType,
  work: { preview },
  onLook,
}: {
  readonly name: ActName;
  readonly count: number;
  readonly typed: typeof nothingTyped;
  readonly onType: (typed: typeof nothingTyped) => void;
  readonly work: BulkWork;
  readonly onLook: () => void;
}) => (
  <form
    className="grid gap-4"
    onSubmit={(event) => {
      event.preventDefault();
      onLook();
    }}
  >
    {needsNothing(name) ? <p>{rowsWords(name, count)} chosen.</p> : null}
    <ActFields name={name} typed={typed} onType={onType} />
    <Failure title="No preview" error={preview.error} />
    <Button
      type="submit"
      className="justify-self-start"
      busy={preview.isPending}
      busyText="Looking at each…"
      disabled={actOf(name, typed) === undefined}
    >
      See what will happen
    </Button>
  </form>
);

const Preview = ({
  act,
  rows,
  told,
  work: { start, back },
}: {
  readonly act: Act;
  readonly rows: readonly PreviewedRow[];
  readonly told: ToldShown;
  readonly work: BulkWork;
}) => {
  // Only what would change is sent: the others are told here already.
  const ready = rows.flatMap(({ id, outcome, version }) =>
    outcome === 'changed' && version !== undefined ? [{ id, version }] : [],
  );
  return (
    <div className="grid gap-4">
      <p role="status" className="text-lg font-semibold">
        {countWords(act.do, rows, 'before')}
      </p>
      <RefusedRows rows={rows} />
      {ready.length > 0 ? <Told people={told.people} news={told.news} /> : null}
      <Failure title="Not started" error={start.error} />
      <div className="flex flex-wrap gap-2">
        {ready.length > 0 ? (
          <Button busy={start.isPending} onClick={() => start.mutate({ act, rows: ready })}>
            {acts[act.do].name}: {rowsWords(act.do, ready.length)}
          </Button>
        ) : null}
        <Button look="plain" disabled={start.isPending} onClick={back}>
          Back
        </Button>
      </div>
    </div>
  );
};

/** One bulk change of these rows: what it asks for, what will happen, and what did. */
export const BulkSteps = ({ name, ids }: { readonly name: ActName; readonly ids: readonly string[] }) => {
  const [typed, onType] = useState(nothingTyped);
  const work = useBulk();
  const { preview, start } = work;
  const act = actOf(name, typed);
  if (start.data) return <BulkReport id={start.data.id} total={start.data.total} />;
  if (act && preview.data)
    return <Preview act={act} rows={preview.data.rows} told={preview.data.told} work={work} />;
  const onLook = () => {
    if (act) preview.mutate({ act, ids: [...ids] });
  };
  return <Asking {...{ name, typed, onType, work, onLook }} count={ids.length} />;
};
