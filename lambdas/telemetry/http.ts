import { telemetryEndpoints } from '#domain/telemetry/endpoints.ts';
import type { SendBatch } from '../batches/batch-queue.ts';
import type { EnvOf } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import { poolVariables, verifiedUser } from '../runtime/http/verified-user.ts';
import type { Surroundings } from '../runtime/surroundings.ts';
import { acceptRecords } from './accept-records.ts';
import { personOf } from './person-of.ts';

export const variables = poolVariables;

interface TelemetrySurroundings extends Omit<Surroundings, 'client' | 'log'> {
  readonly send: SendBatch;
}

/** The function behind the endpoints that browsers report to. */
export const wire = (
  env: EnvOf<typeof variables>,
  { clock, newId, keyFor, isOrigin, send }: TelemetrySurroundings,
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
  return http(telemetryEndpoints, useCases, isOrigin);
};
