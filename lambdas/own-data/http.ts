import { ownDataEndpoints } from '#domain/own-data/endpoints.ts';
import { accountClosings, type SignIn, whoIs } from '../identity/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { UseCases } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { closeAccount, showClosing } from './close-account.ts';
import { showPart } from './show-part.ts';
import { sourcesOf, sourceVariables } from './sources.ts';

export const variables = { ...sourceVariables, USER_POOL_ID: required, SESSIONS_TABLE: required };

interface OwnDataDependencies extends SharedDependencies {
  readonly signIn: SignIn;
}

/** The function behind the endpoints of one's own data. */
export const wire = (env: EnvOf<typeof variables>, { signIn, checks, ...shared }: OwnDataDependencies) => {
  const { client, clock, newId, log, keyFor } = shared;
  const showing = {
    whoIs: whoIs(client, env.PROFILES_TABLE, keyFor),
    sourcesFor: sourcesOf(env, shared),
  };
  const closings = accountClosings(client, env.PROFILES_TABLE);
  const useCases: UseCases<typeof ownDataEndpoints> = {
    part: showPart(showing),
    closing: showClosing(showing),
    close: closeAccount({ ...showing, closings, signIn, clock, newId, log }),
  };
  return http('own-data', ownDataEndpoints, useCases, checks);
};
