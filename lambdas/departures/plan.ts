import { type EnvOf, required } from '../runtime/env.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { readSections } from '../settings/index.ts';
import { planFlights } from './plan-flights.ts';
import { flightStore } from './store/flight-store.ts';

export const variables = { DEPARTURES_TABLE: required, SETTINGS_TABLE: required };

/** The planning of flights. */
export const wire = (
  env: EnvOf<typeof variables>,
  { client, clock, newId, log }: Pick<SharedDependencies, 'client' | 'clock' | 'newId' | 'log'>,
) =>
  planFlights({
    store: flightStore(client, env.DEPARTURES_TABLE),
    readSettings: readSections(client, env.SETTINGS_TABLE, log),
    clock,
    newId,
  });
