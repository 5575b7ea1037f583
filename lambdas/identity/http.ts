import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { ok } from '#domain/kernel/result.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { UseCases } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { EndSessions } from './end-sessions.ts';
import { listNames } from './list-names.ts';
import { profileStore } from './profile-store.ts';
import { showProfile } from './show-profile.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';
import { signUpChallenges } from './sign-up-challenges.ts';
import { updateProfile } from './update-profile.ts';

export const variables = { PROFILES_TABLE: required, USER_POOL_ID: required };

/** The function behind the endpoints of identity. */
export const wire = (
  env: EnvOf<typeof variables>,
  {
    client,
    clock,
    newId,
    log,
    keyFor,
    isOrigin,
    endSessions,
  }: SharedDependencies & { endSessions: EndSessions },
) => {
  const profiles = profileStore(client, env.PROFILES_TABLE);
  const work = signUpChallenges(keyFor, clock);
  const useCases: UseCases<typeof identityEndpoints> = {
    profile: showProfile(profiles),
    updateProfile: updateProfile({ profiles, clock, newId }),
    names: listNames(profiles),
    endSessions: signOutEverywhere({ endSessions, userPoolId: env.USER_POOL_ID, log }),
    signUpChallenge: async ({ body }) => ok(await work.make(body.email)),
  };
  return http(identityEndpoints, useCases, isOrigin);
};
