import { runDeedOf, runDifferencesTold, stopOfDeed, stopsHad, stopsLeft } from '#domain/runs/deeds.ts';
import type { Proof } from '#domain/runs/driving/proof.ts';
import type { RunEntry } from '#domain/runs/entry.ts';
import type { Run, Stop } from '#domain/runs/run.ts';
import { compose } from '#events/envelope.ts';
import { CargoAcceptedV1 } from '#events/runs/cargo-accepted.v1.ts';
import { CargoTurnedAwayV1 } from '#events/runs/cargo-turned-away.v1.ts';
import { RunCancelledV1 } from '#events/runs/run-cancelled.v1.ts';
import { RunChangedV1 } from '#events/runs/run-changed.v1.ts';
import { RunPlannedV1 } from '#events/runs/run-planned.v1.ts';
import { RunReleasedV1 } from '#events/runs/run-released.v1.ts';
import { StopCompletedV1 } from '#events/runs/stop-completed.v1.ts';
import { StopFailedV1 } from '#events/runs/stop-failed.v1.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';

/** Who makes a change, with the ids of the request. */
export interface Origin {
  /** A user id, or `system`. */
  readonly by: string;
  readonly newId: () => string;
  readonly correlationId: string;
}

const visitOf = ({ booking, visit }: Stop) => ({ booking, visit });

const factsOf = (run: Run, by: string) => {
  const { id: runId, day, state, vehicleId, driverId } = run;
  const stops = stopsHad(run).map((stop) => ({ ...visitOf(stop), planned: stop.planned }));
  return { runId, day, state, vehicleId, driverId, stops, by };
};

/** The event of a stop that ended at the door. */
const stopEvent = (
  facts: { readonly subject: string; readonly version: number; readonly at: string },
  { runId, booking, visit, at: endedAt, by, ...proof }: Proof,
  origin: Origin,
): PublishedEvent => {
  const data = { runId, booking, visit, endedAt, by };
  if (proof.outcome === 'FAILED')
    return compose(StopFailedV1, { ...facts, data: { ...data, reason: proof.reason } }, origin);
  const agreed = proof.agreed === undefined ? {} : { agreed: proof.agreed };
  return compose(StopCompletedV1, { ...facts, data: { ...data, ...agreed } }, origin);
};

/** The event of a load at the dock of an airline, if this change ended it there. */
const cargoEvent = (before: Run | undefined, after: Run, origin: Origin): PublishedEvent | undefined => {
  const { id: runId, day, airport, version, changedAt: at } = after;
  const proof = airport?.proof;
  if (airport === undefined || proof === undefined || before?.airport?.proof !== undefined) return undefined;
  const facts = { subject: runId, version, at };
  const data = { runId, day, flight: airport.flight, at: proof.at, by: proof.by };
  if (proof.outcome === 'TURNED_AWAY')
    return compose(CargoTurnedAwayV1, { ...facts, data: { ...data, reason: proof.reason } }, origin);
  const { pieces, lb, photos } = proof;
  return compose(CargoAcceptedV1, { ...facts, data: { ...data, pieces, lb, photos } }, origin);
};

/** Whether a change is only that a piece was scanned. It is on the run, and in the words of nobody. */
export const isOnlyScan = (before: Run | undefined, after: Run): boolean =>
  (after.airport?.scanned.length ?? 0) > (before?.airport?.scanned.length ?? 0) &&
  before?.state === after.state;

/** The event of a change: what is true of the run now, by the most that became of it. */
export const eventOf = (
  before: Run | undefined,
  after: Run,
  origin: Origin,
  proof?: Proof,
): PublishedEvent => {
  const data = factsOf(after, origin.by);
  const facts = { subject: after.id, version: after.version, at: after.changedAt, data };
  if (proof !== undefined) return stopEvent(facts, proof, origin);
  const cargo = cargoEvent(before, after, origin);
  if (cargo !== undefined) return cargo;
  if (before === undefined) return compose(RunPlannedV1, facts, origin);
  const off = stopsLeft(before, after).map(visitOf);
  if (before.state !== 'CANCELLED' && after.state === 'CANCELLED')
    return compose(RunCancelledV1, { ...facts, data: { ...data, off } }, origin);
  if (before.state === 'PLANNED' && after.state === 'RELEASED') return compose(RunReleasedV1, facts, origin);
  const what = [...runDifferencesTold(before, after)];
  return compose(RunChangedV1, { ...facts, data: { ...data, what, off } }, origin);
};

/** The entry of the history for a change. */
export const entryOf = (
  before: Run | undefined,
  after: Run,
  text: string | undefined,
  { by, newId }: Origin,
): RunEntry => {
  const what = runDeedOf(before, after);
  const stop = before && stopOfDeed(before, after, what);
  return {
    id: newId(),
    at: after.changedAt,
    what,
    by,
    ...(stop === undefined ? {} : { stop }),
    ...(text === undefined ? {} : { text }),
  };
};
