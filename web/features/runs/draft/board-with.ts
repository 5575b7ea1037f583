import type { RunOnBoard } from '#domain/runs/desk/endpoints.ts';
import { stopIdOf, type VisitToMake } from '#domain/runs/run.ts';
import type { Board } from '../board.ts';

const has = ({ run: { stops, state } }: RunOnBoard, id: string): boolean =>
  state !== 'CANCELLED' && stops.some((stop) => stop.id === id && stop.state !== 'TAKEN_OFF');

const byWindow = (one: VisitToMake, other: VisitToMake): number =>
  one.window.from.localeCompare(other.window.from) || stopIdOf(one).localeCompare(stopIdOf(other));

/** Runs with one as it was just saved, in its place or behind the others. */
const put = (runs: readonly RunOnBoard[], saved: RunOnBoard): RunOnBoard[] =>
  runs.some(({ run }) => run.id === saved.run.id)
    ? runs.map((one) => (one.run.id === saved.run.id ? saved : one))
    : [...runs, saved];

/** A board with a run as it was just saved: its stops are open no more, and those that it lost are. */
export const boardWith = (board: Board, saved: RunOnBoard): Board => {
  if (saved.run.airport !== undefined) return { ...board, airport: put(board.airport, saved) };
  const before = board.runs.find(({ run }) => run.id === saved.run.id);
  const lost = before?.run.stops.filter(({ id }) => has(before, id) && !has(saved, id)) ?? [];
  const runs = put(board.runs, saved);
  return {
    ...board,
    runs,
    open: [...board.open, ...lost]
      .filter((visit) => !runs.some((one) => has(one, stopIdOf(visit))))
      .toSorted(byWindow),
  };
};
