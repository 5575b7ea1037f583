import { asksForSession } from '#domain/kernel/access.ts';
import type { Endpoint } from '#domain/kernel/endpoint.ts';
import { readEnv, required } from '../env.ts';
import { browserTimeouts, documentClient } from '../sdk.ts';
import { type IsOrigin, originOfStage } from '../secrets/origin-secret.ts';
import { type IsEnded, readsEnded } from './ended-sessions.ts';

/** What is asked about every request before its use case. */
export interface RequestChecks {
  readonly isOrigin: IsOrigin;
  readonly isEnded: IsEnded;
}

const endedOfStage = (): IsEnded => {
  const { SESSIONS_TABLE } = readEnv({ SESSIONS_TABLE: required });
  return readsEnded(documentClient(browserTimeouts), SESSIONS_TABLE);
};

/** The checks of this stage. Reads ORIGIN_SECRET_ID, and SESSIONS_TABLE where an endpoint asks for a session. */
export const checksOfStage = (endpoints: Readonly<Record<string, Endpoint>>): RequestChecks => ({
  isOrigin: originOfStage(),
  isEnded: asksForSession(endpoints) ? endedOfStage() : async () => false,
});
