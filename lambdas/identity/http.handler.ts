import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { ok } from '#domain/kernel/result.ts';
import { clock } from '../runtime/clock.ts';
import { readEnv, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import { logger as log } from '../runtime/logger.ts';
import { newId } from '../runtime/new-id.ts';
import { clientSettings, documentClient, patientAsABrowser } from '../runtime/sdk.ts';
import { keyFor } from '../runtime/secrets/house-key.ts';
import { endSessions } from './end-sessions.ts';
import { profileStore } from './profile-store.ts';
import { showProfile } from './show-profile.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';
import { signUpChallenges } from './sign-up-challenges.ts';
import { updateProfile } from './update-profile.ts';

const env = readEnv({ PROFILES_TABLE: required, USER_POOL_ID: required });
const profiles = profileStore(documentClient(patientAsABrowser), env.PROFILES_TABLE);
const cognito = new CognitoIdentityProviderClient(clientSettings(patientAsABrowser));
const work = signUpChallenges(keyFor, clock);

export const handler = http(identityEndpoints, {
  profile: showProfile(profiles),
  updateProfile: updateProfile({ profiles, clock, newId }),
  endSessions: signOutEverywhere({
    endSessions: endSessions(cognito),
    userPoolId: env.USER_POOL_ID,
    log,
  }),
  signUpChallenge: async ({ body }) => ok(await work.make(body.email)),
});
