import { arrivalsRoom } from '#domain/shipments/arrivals/room.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import { http } from '../../runtime/http/http.ts';
import type { UseCases } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { promisedRateCard } from '../../settings/index.ts';
import { ofScans } from '../dependencies.ts';
import { showArrivalFlight } from './arrival-flight.ts';
import { checkInFlight } from './check-in-flight.ts';
import { recordArrival } from './record-arrival.ts';
import { saveCustoms } from './save-customs.ts';
import { listArrivals, showArrival } from './show-arrivals.ts';

export const variables = {
  SHIPMENTS_TABLE: required,
  DEPARTURES_TABLE: required,
  SETTINGS_TABLE: required,
};

/** What agents see and record at their destination. */
export const wire = (env: EnvOf<typeof variables>, given: SharedDependencies) => {
  const deps = ofScans(env, given);
  const rateCards = { version: promisedRateCard(given.client, env.SETTINGS_TABLE, given.log) };
  const useCases: UseCases<typeof arrivalsRoom> = {
    arrivals: listArrivals(deps),
    arrival: showArrival({ ...deps, rateCards }),
    recordArrival: recordArrival(deps),
    saveCustoms: saveCustoms(deps),
    arrivalFlight: showArrivalFlight(deps),
    checkInFlight: checkInFlight(deps),
  };
  return http('shipments', arrivalsRoom, useCases, given.checks);
};
