import { bookedVisits, visitProofs } from '../bookings/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { pauseOf } from '../runtime/pause.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { settingsReader } from '../settings/index.ts';
import { runStore } from './store/run-store.ts';

export const storeVariables = { RUNS_TABLE: required, BOOKINGS_TABLE: required, SETTINGS_TABLE: required };

type Given = Pick<SharedDependencies, 'client' | 'clock' | 'newId' | 'log'>;

/** How runs are stored, with the bookings that they drive to and the settings that their times follow from. */
export const storesOf = (
  { RUNS_TABLE, BOOKINGS_TABLE, SETTINGS_TABLE }: EnvOf<typeof storeVariables>,
  { client, clock, newId, log }: Given,
) => {
  const visits = bookedVisits(client, BOOKINGS_TABLE);
  const proofs = visitProofs(client, BOOKINGS_TABLE);
  return {
    clock,
    newId,
    pause: pauseOf(25),
    visits,
    proofs,
    runs: runStore(client, RUNS_TABLE, { bookingsNow: visits.bookingsNow, writeProof: proofs.write }),
    readSetting: settingsReader(client, SETTINGS_TABLE, { clock, log }),
  };
};
