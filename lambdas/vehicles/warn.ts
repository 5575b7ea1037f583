import { warned } from '#domain/vehicles/summary.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { vehicleStore } from './store/vehicle-store.ts';
import { warnEach } from './warn-each.ts';

export const variables = { VEHICLES_TABLE: required };

/** What is told of the papers of vehicles. */
export const wire = (
  { VEHICLES_TABLE }: EnvOf<typeof variables>,
  { client, ...given }: Pick<SharedDependencies, 'client' | 'clock' | 'newId'>,
) => {
  const { all, find, write } = vehicleStore(client, VEHICLES_TABLE);
  return warnEach(
    {
      kind: 'vehicle',
      all,
      find,
      write: async (before, after, events) => (await write({ before, after, events })) === undefined,
      warned,
    },
    given,
  );
};
