import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { clockWords } from '#domain/kernel/clock-words.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Actions } from '../acts/actions.tsx';
import type { Desk } from '../desk.ts';
import { minuteWords } from '../draft/clock.ts';
import type { ShownRun } from '../draft/shown.ts';
import { StateBadge } from '../words.tsx';
import { Delay } from './delay.tsx';
import { placeOf } from './place.ts';
import { RunFigures } from './run-figures.tsx';
import { StopRow } from './stop-row.tsx';

interface Props {
  readonly run: ShownRun;
  readonly desk: Desk;
  /** The place over which something is dragged. */
  readonly over: string | undefined;
  /** What is dragged. */
  readonly dragged: string | undefined;
}

const hoursWords = (from: string, to: string): string =>
  `${clockWords(from)} to ${clockWords(to)}`.replaceAll(':00', '');

const Head = ({ run, desk: { area } }: Pick<Props, 'run' | 'desk'>) => {
  const { column, van, driver, vehicle } = run;
  return (
    <header className="grid gap-1">
      <div className="flex items-start justify-between gap-3">
        <h2 id={`run-${column.id}`} className="min-w-0 text-2xl wrap-anywhere">
          {vehicle === undefined ? (
            van
          ) : (
            <Link
              to={`${area}/vehicles/${column.now.vehicleId}`}
              className="underline decoration-1 underline-offset-4"
            >
              {van}
            </Link>
          )}
        </h2>
        {column.isChanged ? (
          <Badge tone="time">{column.saved === undefined ? 'New, not saved' : 'Not saved'}</Badge>
        ) : column.saved === undefined ? null : (
          <StateBadge state={column.saved.run.state} />
        )}
      </div>
      <p id={`who-${column.id}`} className="wrap-anywhere">
        <bdi>{driver}</bdi>, {hoursWords(column.now.from, column.now.to)}
      </p>
    </header>
  );
};

/** After which stop lunch is; 0 is before the first one. Undefined without lunch. */
const lunchPlace = ({ driven }: ShownRun): number | undefined =>
  driven?.lunch === undefined
    ? undefined
    : driven.visits.filter(({ begins }) => begins < (driven.lunch?.from ?? 0)).length;

const Lunch = ({ run: { driven }, desk: { day } }: Pick<Props, 'run' | 'desk'>) =>
  driven?.lunch === undefined ? null : (
    <li className="px-3 text-sm text-ink-soft">
      Lunch {minuteWords(day, driven.lunch.from)} to {minuteWords(day, driven.lunch.to)}
    </li>
  );

/** The stops in their turn, with lunch between them. */
const Stops = ({ run, desk, over, dragged }: Props) => {
  const { column, stops, takenOff } = run;
  const lunch = lunchPlace(run);
  return (
    <ol className="grid gap-2">
      {lunch === 0 ? <Lunch run={run} desk={desk} /> : null}
      {stops.map((stop, index) => (
        <Fragment key={stop.id}>
          <StopRow
            stop={stop}
            turn={index + 1}
            run={column.id}
            desk={desk}
            isMovable={column.isSet}
            isOver={over === placeOf({ run: column.id, before: stop.id }) && dragged !== stop.id}
            isDragged={dragged === stop.id}
          />
          {lunch === index + 1 ? <Lunch run={run} desk={desk} /> : null}
        </Fragment>
      ))}
      {takenOff.map(({ id, name, because }) => (
        <li key={id} className="px-3 text-sm wrap-anywhere text-ink-soft">
          Off this run: {name}
          {because === undefined ? '' : `. ${because}`}
        </li>
      ))}
    </ol>
  );
};

/** One run: its van and driver, what it carries, its stops in their turn, and what can be done with it. */
export const RunColumn = (props: Props) => {
  const { run, desk, over } = props;
  const { column, stops } = run;
  const place = placeOf({ run: column.id });
  return (
    <section
      aria-labelledby={`run-${column.id} who-${column.id}`}
      data-place={column.isSet ? place : undefined}
      className={classNames(
        'grid min-w-0 max-w-lg content-start gap-3 border-t-[1.5px] border-ink pt-3',
        over === place && 'outline-2 outline-offset-4 outline-action',
      )}
    >
      <Head run={run} desk={desk} />
      <Delay run={run} desk={desk} />
      <RunFigures run={run} desk={desk} />
      <Actions run={run} desk={desk} />
      {stops.length === 0 ? (
        <p className="rounded-label border border-dashed border-edge px-3 py-4 text-sm text-ink-soft">
          {column.saved === undefined
            ? 'Drag stops here, or press “Move…” on a stop.'
            : 'No stop is left. When you save, the run is canceled.'}
        </p>
      ) : (
        <Stops {...props} />
      )}
    </section>
  );
};
