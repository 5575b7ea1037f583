import type { RunOnBoard } from '#domain/runs/desk/endpoints.ts';
import { stopIdOf, type VisitToMake } from '#domain/runs/run.ts';
import type { Board } from '../board.ts';
import { type Draft, type DraftRun, draftOf, isOn, isSet } from './draft.ts';

/** A run on the screen: as it is saved, as it is arranged, or both. */
export interface Column {
  readonly id: string;
  /** Absent for a run that is only arranged. */
  readonly saved: RunOnBoard | undefined;
  readonly now: DraftRun;
  /** It is arranged in another way than it is saved. */
  readonly isChanged: boolean;
  /** A colleague has saved it since it was changed here. */
  readonly isOutrun: boolean;
  /** Dispatch may set its stops: it is not on the road, and not over. */
  readonly isSet: boolean;
}

/** A board with what is arranged on it. */
export interface Arranged {
  readonly columns: readonly Column[];
  /** Visits that no run has, in the order of their slots. */
  readonly open: readonly VisitToMake[];
  /** All visits that can be arranged, by the id of their stop. */
  readonly visits: ReadonlyMap<string, VisitToMake>;
  /** Stops of the draft that cannot be had any more: their booking was canceled or moved, or a colleague gave them to another run. */
  readonly gone: readonly string[];
}

/** The visits that can be arranged: open ones, and those of runs that are not on the road yet. */
const visitsOf = ({ runs, open }: Board): ReadonlyMap<string, VisitToMake> => {
  const set = runs.filter(({ run }) => isSet(run)).flatMap(({ run }) => run.stops.filter(isOn));
  return new Map([...open, ...set].map((visit) => [stopIdOf(visit), visit]));
};

const columnOf = (saved: RunOnBoard, draft: Draft): Column => {
  const { run } = saved;
  const arranged = isSet(run) ? draft.get(run.id) : undefined;
  return {
    id: run.id,
    saved,
    now: arranged ?? draftOf(run),
    isChanged: arranged !== undefined,
    isOutrun: arranged !== undefined && arranged.version !== run.version,
    isSet: isSet(run),
  };
};

/** The stops of a column that it can really have. */
const kept = (
  column: Column,
  visits: ReadonlyMap<string, VisitToMake>,
  saved: ReadonlyMap<string, string>,
): Column => {
  if (!column.isChanged) return column;
  const stops = column.now.stops.filter(
    ({ id }) => visits.has(id) && (saved.get(id) ?? column.id) === column.id,
  );
  return stops.length === column.now.stops.length ? column : { ...column, now: { ...column.now, stops } };
};

/** What is on the screen: the runs of the board with what is arranged of them, and new ones behind them. */
export const arranged = (board: Board, draft: Draft): Arranged => {
  const visits = visitsOf(board);
  const runs = board.runs.filter(({ run }) => run.state !== 'CANCELLED');
  const known = new Set(board.runs.map(({ run }) => run.id));
  const added = [...draft.values()].filter(({ id, version }) => version === 0 && !known.has(id));
  const all: readonly Column[] = [
    ...runs.map((one) => columnOf(one, draft)),
    ...added.map((now) => ({
      id: now.id,
      saved: undefined,
      now,
      isChanged: true,
      isOutrun: false,
      isSet: true,
    })),
  ];
  // What runs have that nobody has changed here is theirs.
  const saved = new Map(
    all
      .filter(({ isChanged }) => !isChanged)
      .flatMap(({ id, now }) => now.stops.map((stop) => [stop.id, id] as const)),
  );
  const columns = all.map((column) => kept(column, visits, saved));
  const placed = new Set(columns.flatMap(({ now }) => now.stops.map(({ id }) => id)));
  const wanted = [...draft.values()].flatMap(({ stops }) => stops.map(({ id }) => id));
  return {
    columns,
    visits,
    open: [...visits.values()]
      .filter((visit) => !placed.has(stopIdOf(visit)))
      .toSorted((one, other) => one.window.from.localeCompare(other.window.from)),
    gone: wanted.filter((id) => !visits.has(id) || (saved.has(id) && !isIn(columns, draft, id))),
  };
};

const isIn = (columns: readonly Column[], draft: Draft, id: string): boolean =>
  columns.some((column) => draft.has(column.id) && column.now.stops.some((stop) => stop.id === id));
