import { completed, failed } from '#domain/bookings/changes/happened.ts';
import { BookingChangedV1 } from '#events/bookings/booking-changed.v1.ts';
import { RunCancelledV1 } from '#events/runs/run-cancelled.v1.ts';
import { RunChangedV1 } from '#events/runs/run-changed.v1.ts';
import { RunPlannedV1 } from '#events/runs/run-planned.v1.ts';
import { StopCompletedV1 } from '#events/runs/stop-completed.v1.ts';
import { StopFailedV1 } from '#events/runs/stop-failed.v1.ts';
import { visitClaims } from '../../runs/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { on } from '../../runtime/triggers/by-type.ts';
import { storesOf, storeVariables } from '../stores.ts';
import { visitProofs } from '../visit-proofs.ts';
import { endVisit } from './end-visit.ts';
import { followRun, type RunDeps } from './follow-run.ts';

export const variables = { ...storeVariables, RUNS_TABLE: required };

type Given = Pick<SharedDependencies, 'client' | 'clock' | 'newId' | 'log'>;

interface OfRun {
  readonly data: {
    readonly by: string;
    readonly stops: readonly { readonly booking: string }[];
    readonly off?: readonly { readonly booking: string }[];
  };
  readonly correlationId: string;
}

const depsOf = (env: EnvOf<typeof variables>, given: Given): RunDeps => {
  const stores = storesOf(env, given);
  return {
    ...stores,
    // Nothing here gives a booking a slot, so the flights that differ from the rule need not be known.
    readSchedule: () => stores.readSetting('schedule'),
    visits: visitClaims(given.client, env.RUNS_TABLE),
  };
};

/** What follows for bookings from events of runs. */
export const listeners = (env: EnvOf<typeof variables>, given: Given) => {
  const deps = depsOf(env, given);
  const proofs = visitProofs(given.client, env.BOOKINGS_TABLE);
  const ofRun = async ({ data: { by, stops, off = [] }, correlationId }: OfRun): Promise<void> => {
    const references = new Set([...stops, ...off].map(({ booking }) => booking));
    for (const reference of references) await followRun(deps, { reference, by, correlationId });
  };
  return [
    on(RunPlannedV1, ofRun),
    on(RunChangedV1, ofRun),
    on(RunCancelledV1, ofRun),
    on(StopCompletedV1, async ({ data: { booking: reference, visit, by, agreed }, correlationId }) => {
      await endVisit(deps, { reference, visit, by, correlationId }, (before, said) =>
        completed(before, { ...said, signed: agreed }),
      );
    }),
    on(StopFailedV1, async ({ data: { booking: reference, visit, by, reason }, correlationId }) => {
      // What a driver writes stays with the booking, and is in no event.
      const note = (await proofs.find(reference, visit))?.note;
      await endVisit(deps, { reference, visit, by, correlationId }, (before, said) =>
        failed(before, { ...said, reason, note }),
      );
    }),
    // The empty barrels are there, and a run may have the visit that fetches them full.
    on(BookingChangedV1, async ({ data: { reference, what }, correlationId }) => {
      if (what.includes('first-done')) await followRun(deps, { reference, by: 'system', correlationId });
    }),
  ];
};
