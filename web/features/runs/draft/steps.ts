import type { RunForm } from '#domain/runs/desk/run-form.ts';
import type { VisitToMake } from '#domain/runs/run.ts';
import type { Arranged, Column } from './arranged.ts';
import { type DraftRun, draftOf } from './draft.ts';

/** One call that saves a part of a draft. */
export type Step =
  | { readonly kind: 'save'; readonly id: string; readonly form: RunForm; readonly isLast: boolean }
  | { readonly kind: 'cancel'; readonly id: string };

/** A run as the server takes it. */
const formOf = (
  day: string,
  { vehicleId, driverId, from, to, stops }: DraftRun,
  visits: ReadonlyMap<string, VisitToMake>,
): RunForm => ({
  day,
  vehicleId,
  driverId,
  from,
  to,
  stops: stops.flatMap(({ id, pinned }) => {
    const visit = visits.get(id);
    return visit === undefined
      ? []
      : [{ booking: visit.booking, visit: visit.visit, ...(pinned && { pinned }) }];
  }),
});

const savedStops = ({ saved }: Column): readonly string[] =>
  saved === undefined ? [] : draftOf(saved.run).stops.map(({ id }) => id);
const stopsNow = ({ now }: Column): readonly string[] => now.stops.map(({ id }) => id);

/**
 * The calls that save a draft, in their order: a run gives a stop away before another one takes it. A run that gives and takes is first
 * saved with what it keeps. One without stops is canceled, and a new one without stops is no run.
 */
export const stepsOf = (
  day: string,
  { columns, visits }: Pick<Arranged, 'columns' | 'visits'>,
): readonly Step[] => {
  const changed = columns.filter(({ isChanged }) => isChanged);
  const owner = new Map(
    columns.flatMap((column) => savedStops(column).map((stop) => [stop, column.id] as const)),
  );
  const takes = (column: Column): boolean =>
    stopsNow(column).some((stop) => (owner.get(stop) ?? column.id) !== column.id);
  const keeps = (column: Column): DraftRun => ({
    ...column.now,
    stops: column.now.stops.filter(({ id }) => (owner.get(id) ?? column.id) === column.id),
  });
  const gives = (column: Column): boolean =>
    savedStops(column).some((stop) => !stopsNow(column).includes(stop));
  const filled = changed.filter(({ now }) => now.stops.length > 0);
  const save = (column: Column, now: DraftRun, isLast: boolean): Step => ({
    kind: 'save',
    id: column.id,
    form: formOf(day, now, visits),
    isLast,
  });
  const both = filled.filter((column) => gives(column) && takes(column) && keeps(column).stops.length > 0);
  return [
    ...changed
      .filter(({ now, saved }) => now.stops.length === 0 && saved !== undefined)
      .map(({ id }): Step => ({ kind: 'cancel', id })),
    ...both.map((column) => save(column, keeps(column), false)),
    ...filled.filter((column) => !takes(column)).map((column) => save(column, column.now, true)),
    ...filled.filter(takes).map((column) => save(column, column.now, true)),
  ];
};

/** Runs that are only arranged and have no stop: there is nothing to save of them. */
export const isEmptyNew = ({ saved, now }: Column): boolean => saved === undefined && now.stops.length === 0;
