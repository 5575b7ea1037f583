import { callerRoom } from '#domain/shipments/caller/room.ts';
import { flights } from '../../departures/index.ts';
import type { FindZipCode } from '../../quotes/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import { http } from '../../runtime/http/http.ts';
import type { UseCases } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { ofComing, ofPrices, ofShipments } from '../dependencies.ts';
import { correctShipment } from './correct-shipment.ts';
import { decideReweighFor } from './decide-reweigh-for.ts';
import { foreseeCorrection } from './foresee-correction.ts';

export const variables = {
  SHIPMENTS_TABLE: required,
  DEPARTURES_TABLE: required,
  SETTINGS_TABLE: required,
  BOOKINGS_TABLE: required,
};

interface CallerDependencies extends SharedDependencies {
  readonly findZipCode: FindZipCode;
}

/** What the desk does for people who call or walk in, by the use cases of senders. */
export const wire = (env: EnvOf<typeof variables>, given: CallerDependencies) => {
  const deps = {
    ...ofShipments(env, given),
    ...ofPrices(env, given),
    ...ofComing(env, given),
    findZipCode: given.findZipCode,
    flights: flights(given.client, env.DEPARTURES_TABLE),
  };
  const useCases: UseCases<typeof callerRoom> = {
    correct: correctShipment(deps),
    foreseeCorrection: foreseeCorrection(deps),
    decideReweighFor: decideReweighFor(deps),
  };
  return http('shipments', callerRoom, useCases, given.checks);
};
