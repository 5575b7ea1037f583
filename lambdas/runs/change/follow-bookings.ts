import { ok } from '#domain/kernel/result.ts';
import { followed } from '#domain/runs/changes/followed.ts';
import type { BookedVisits } from '../../bookings/index.ts';
import { type FactDeps, readFacts } from '../facts.ts';
import { crewOf, type Fleet } from '../fleet.ts';
import type { RunStore } from '../store/run-store.ts';
import { type ChangeDeps, changeRun } from './change-run.ts';

export interface FollowDeps extends ChangeDeps, FactDeps {
  readonly runs: Pick<RunStore, 'find' | 'write' | 'visitNow'>;
  readonly visits: Pick<BookedVisits, 'bookingsNow'>;
  readonly fleet: Fleet;
}

const SYSTEM = 'system';

/**
 * Brings a run up to date with its bookings: whoever canceled or moved is off it, and what is fetched is as they say now. It reads both as
 * they are, so that order and repetition of messages do not matter.
 */
export const followBookings = async (deps: FollowDeps, id: string, correlationId: string): Promise<void> => {
  await changeRun(deps, {
    id,
    by: SYSTEM,
    correlationId,
    decide: async (before, now) => {
      if (before === undefined) return ok(before);
      const references = [...new Set(before.stops.map(({ booking }) => booking))];
      const [{ vehicle, driver }, facts, bookings] = await Promise.all([
        crewOf(deps.fleet, before),
        readFacts(deps),
        deps.visits.bookingsNow(references),
      ]);
      if (vehicle === undefined || driver === undefined) return ok(before);
      const byReference = new Map(bookings.map((booking) => [booking.reference, booking]));
      const by = { by: SYSTEM, at: now.toISOString() };
      return ok(followed(before, { ...facts, vehicle, driver, bookings: byReference }, by));
    },
  });
};

/** The same for the runs that have a visit of a booking. */
export const followBooking = async (
  deps: FollowDeps,
  reference: string,
  correlationId: string,
): Promise<void> => {
  const [booking] = await deps.visits.bookingsNow([reference]);
  const claims = await Promise.all(
    (booking?.visits ?? []).map(({ number }) => deps.runs.visitNow(`${reference}-${number}`)),
  );
  for (const runId of new Set(claims.flatMap((claim) => claim.runId ?? [])))
    await followBookings(deps, runId, correlationId);
};
