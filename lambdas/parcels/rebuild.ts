import { isHere, parcelStates } from '#domain/parcels/lifecycle.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { changing } from '../runtime/aggregate/changing.ts';
import { throughLists, walkOn } from '../runtime/aggregate/rebuild.ts';
import type { EnvOf } from '../runtime/env.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { walkProgress } from '../runtime/table/walk-progress.ts';
import { type changeVariables, ofParcels } from './stores.ts';

/** Writes lists and search entries of the parcels again that are here. Nobody has to stop working meanwhile. */
export const wireRebuild = (
  env: EnvOf<typeof changeVariables>,
  given: Pick<SharedDependencies, 'client' | 'clock' | 'newId' | 'log'>,
) => {
  const { parcels, list, usMailOk, clock } = ofParcels(env, given);
  const progress = walkProgress(given.client, env.PARCELS_TABLE);
  return async (
    millisecondsLeft: () => number,
  ): Promise<{ readonly isDone: boolean; readonly listed: number }> => {
    let listed = 0;
    const walk = throughLists(
      { here: (page) => list.inStates(parcelStates.filter(isHere), page) },
      async (code) => {
        await changing<Parcel | undefined, Parcel, boolean>(
          `The lists of parcel ${code}`,
          {
            read: () => parcels.find(code),
            write: async (found) => parcels.listAgain(found, { usMailOk: await usMailOk(found, clock()) }),
          },
          (found) => (found === undefined ? { done: false } : { change: found, answer: true }),
        );
        listed += 1;
      },
    );
    const { isDone } = await walkOn(progress, walk, millisecondsLeft);
    return { isDone, listed };
  };
};
