import { ok, refuse } from '../../kernel/result.ts';
import { believed } from '../../vehicles/said-at.ts';
import { drivenToAirport } from '../airport/driven.ts';
import { isOpenStop } from '../lifecycle.ts';
import type { Run } from '../run.ts';
import type { DriveAct } from './act.ts';
import {
  type DrivenRun,
  type DrivenStop,
  type Drove,
  endRefusal,
  type Heard,
  NOT_REACHED,
  next,
  started,
} from './driven-run.ts';
import type { Proof } from './proof.ts';

/** Whether somebody drives a run, or did before it was handed over. */
export const hadBy = (
  { driverId, earlierDrivers = [] }: Pick<Run, 'driverId' | 'earlierDrivers'>,
  userId: string,
): boolean => driverId === userId || earlierDrivers.some((earlier) => earlier.driverId === userId);

/** Whether this driver has the run, or had it when it happened. */
const isTheirs = ({ driverId, earlierDrivers = [] }: DrivenRun, by: string, at: string): boolean =>
  driverId === by || earlierDrivers.some((earlier) => earlier.driverId === by && at <= earlier.until);

const withStop = (
  stops: readonly DrivenStop[],
  id: string,
  change: Partial<DrivenStop>,
): readonly DrivenStop[] => stops.map((stop) => (stop.id === id ? { ...stop, ...change } : stop));

/** A van is on the way to one stop: another one that was next is planned again. */
const onlyNext = (stops: readonly DrivenStop[], id: string): readonly DrivenStop[] =>
  stops.map((stop) => {
    if (stop.id === id || stop.state !== 'NEXT') return stop;
    const { nextAt: _, ...rest } = stop;
    return { ...rest, state: 'PLANNED' };
  });

const headed = <R extends DrivenRun>(run: R, stop: DrivenStop, at: string, heard: Heard): R => {
  // It is known, or older than what is known: a second phone was later.
  if (stop.state !== 'PLANNED' || run.stops.some(({ nextAt = '' }) => nextAt > at)) return run;
  const stops = withStop(onlyNext(run.stops, stop.id), stop.id, { state: 'NEXT', nextAt: at });
  return next(run, { ...started(run, at), stops }, heard);
};

const arrived = <R extends DrivenRun>(run: R, stop: DrivenStop, at: string, heard: Heard): R => {
  if (stop.arrivedAt !== undefined || !isOpenStop(stop.state)) return run;
  const stops = withStop(run.stops, stop.id, { state: 'ARRIVED', arrivedAt: at });
  return next(run, { ...started(run, at), stops }, heard);
};

/** A stop that ended at the door, with its proof. The same proof again changes nothing. */
const ended = <R extends DrivenRun>(
  run: R,
  stop: DrivenStop,
  { kind: outcome, at: said, proof: sent }: Extract<DriveAct, { readonly kind: 'DONE' | 'FAILED' }>,
  heard: Heard,
): Drove<R> => {
  if (stop.proof === sent.id) return ok({ run });
  const at = believed(said, heard.at);
  const refusal = endRefusal(stop, at);
  if (refusal !== undefined) return refusal;
  const { arrivedAt = at } = stop;
  // Two phones may have different clocks, and nobody leaves before they arrive.
  const [, endedAt = at] = [arrivedAt, at].toSorted();
  const { id, booking, visit } = stop;
  const about = { runId: run.id, stop: id, booking, visit, at: endedAt, heardAt: heard.at, by: heard.by };
  const proof = { outcome, ...about, ...sent } as Proof;
  const stops = withStop(run.stops, id, { state: outcome, arrivedAt, endedAt, proof: sent.id });
  return ok({ run: next(run, { ...started(run, at), stops }, heard), proof });
};

const atStop = <R extends DrivenRun>(
  run: R,
  act: Extract<DriveAct, { readonly stop: string }>,
  heard: Heard,
): Drove<R> => {
  const stop = run.stops.find(({ id }) => id === act.stop);
  if (stop === undefined) return refuse('STOP_NOT_FOUND', 'This stop is not on your run. Call dispatch.');
  if (act.kind === 'DONE' || act.kind === 'FAILED') return ended(run, stop, act, heard);
  const at = believed(act.at, heard.at);
  if (act.kind === 'HEAD') return ok({ run: headed(run, stop, at, heard) });
  return ok({ run: act.kind === 'ARRIVE' ? arrived(run, stop, at, heard) : run });
};

/** A run that is back. What was not reached is open again, for another run. */
const back = <R extends DrivenRun>(run: R, at: string, heard: Heard): R => {
  const stops = run.stops.map((stop) =>
    isOpenStop(stop.state)
      ? { ...stop, state: 'TAKEN_OFF' as const, because: NOT_REACHED, endedAt: at }
      : stop,
  );
  return next(run, { startedAt: run.startedAt ?? at, state: 'ENDED', endedAt: at, stops }, heard);
};

/**
 * A run after what its driver told. It happened, so a plan that was changed meanwhile is no reason against it: only what cannot be true is
 * refused. Twice the same, or something older than what is known, changes nothing.
 */
export const driven = <R extends DrivenRun>(run: R, act: DriveAct, heard: Heard): Drove<R> => {
  const at = believed(act.at, heard.at);
  if (!isTheirs(run, heard.by, at))
    return refuse('RUN_NOT_YOURS', 'Another driver has this run now. Call dispatch.');
  if (run.airport !== undefined) return drivenToAirport(run, run.airport, act, heard);
  if ('stop' in act) return atStop(run, act, heard);
  if (run.state === 'CANCELLED')
    return refuse(
      'RUN_CANCELLED',
      `This run was canceled: ${run.because ?? 'dispatch changed it'}. Call dispatch.`,
    );
  if (run.state === 'ENDED') return ok({ run });
  if (act.kind === 'END') return ok({ run: back(run, at, heard) });
  return ok({ run: run.state === 'UNDER_WAY' ? run : next(run, started(run, at), heard) });
};
