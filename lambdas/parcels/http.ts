import { parcelEndpoints } from '#domain/parcels/endpoints.ts';
import type { EnvOf } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { benchUseCases } from './bench/bench-use-cases.ts';
import { ofPeople, type variables } from './dependencies.ts';
import { deskUseCases } from './desk/desk-use-cases.ts';
import { ownUseCases } from './owner/own-use-cases.ts';

/** The function behind the endpoints of pre-alerts, parcels, the bench and searches. */
export const wire = (env: EnvOf<typeof variables>, given: SharedDependencies) => {
  const deps = ofPeople(env, given);
  return http(
    'parcels',
    parcelEndpoints,
    { ...ownUseCases(deps), ...benchUseCases(deps), ...deskUseCases(deps) },
    given.checks,
  );
};
