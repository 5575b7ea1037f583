import { telemetryEndpoints } from '#domain/telemetry/endpoints.ts';
import type { SendBatch } from '../batches/batch-queue.ts';
import type { EnvOf } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import { poolVariables, verifiedUser } from '../runtime/http/verified-user.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { acceptRecords } from './accept-records.ts';
import { personOf } from './person-of.ts';

export const variables = poolVariables;

interface TelemetryDependencies extends Omit<SharedDependencies, 'client' | 'log'> {
  readonly send: SendBatch;
}

/** The function behind the endpoints that browsers report to. */
export const wire = (
  env: EnvOf<typeof variables>,
  { clock, newId, keyFor, checks, send }: TelemetryDependencies,
) => {
  const deps = {
    verifiedUser: verifiedUser(env),
    personOf: personOf(keyFor('people')),
    send,
    clock,
    newId,
  };
  const useCases = {
    errors: acceptRecords('errors', deps),
    performance: acceptRecords('performance', deps),
    business: acceptRecords('business', deps),
  };
  return http('telemetry', telemetryEndpoints, useCases, checks);
};
