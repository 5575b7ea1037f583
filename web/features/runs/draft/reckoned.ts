import { type PlannedVehicle, stopToPlan, vanToPlan } from '#domain/runs/planning/board-day.ts';
import type { Load, PlannedRun } from '#domain/runs/planning/day.ts';
import { spanOn } from '#domain/runs/planning/minutes.ts';
import { drivenAsOrdered } from '#domain/runs/planning/own-order.ts';
import { stopIdOf, type VisitToMake } from '#domain/runs/run.ts';
import type { Board } from '../board.ts';
import type { DraftRun } from './draft.ts';

/** A van of which nothing is known: then nothing is too much for it. */
const unknownVan = (id: string): PlannedVehicle => ({
  id,
  payloadLb: Number.MAX_SAFE_INTEGER,
  volumeFt3: Number.MAX_SAFE_INTEGER,
});

/** What is reckoned with beside a run. */
export interface Facts {
  readonly day: string;
  readonly board: Pick<Board, 'yard' | 'planning'>;
  readonly vehicles: readonly PlannedVehicle[];
}

/**
 * A run driven in the order that dispatch chose: when it is where, what is late then, and what is too much. It is the server's own rule,
 * so what is shown here is what is saved. Undefined without a stop, and for hours that end before they begin.
 */
export const reckoned = (
  run: Pick<DraftRun, 'vehicleId' | 'from' | 'to'>,
  visits: readonly VisitToMake[],
  { day, board, vehicles }: Facts,
): PlannedRun | undefined => {
  if (visits.length === 0 || run.from >= run.to) return undefined;
  const vehicle = vehicles.find(({ id }) => id === run.vehicleId) ?? unknownVan(run.vehicleId);
  const van = vanToPlan(day, vehicle, spanOn(day, run), board);
  const stops = visits.map((visit) => stopToPlan(day, visit));
  const driven = drivenAsOrdered(
    { stops, vans: [van] },
    [{ van: van.id, stops: visits.map(stopIdOf) }],
    board.planning,
  );
  return driven.ok ? driven.value.runs[0] : undefined;
};

/** The most that is on a van at once: pounds and cubic feet each at their own worst moment. */
export const worstLoad = (
  run: PlannedRun,
  visits: readonly VisitToMake[],
): Pick<Load, 'lb' | 'cubicFeet'> => {
  const most = (kind: 'lb' | 'cubicFeet'): number =>
    Math.max(
      visits.reduce((sum, { brings }) => sum + (brings?.[kind] ?? 0), 0),
      ...run.visits.map(({ onVan }) => onVan[kind]),
    );
  return { lb: most('lb'), cubicFeet: most('cubicFeet') };
};
