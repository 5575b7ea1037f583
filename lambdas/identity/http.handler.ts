import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { clock } from '../runtime/clock.ts';
import { readEnv, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import { newId } from '../runtime/new-id.ts';
import { documentClient, patientAsABrowser } from '../runtime/sdk.ts';
import { profileStore } from './profile-store.ts';
import { showProfile } from './show-profile.ts';
import { updateProfile } from './update-profile.ts';

const env = readEnv({ PROFILES_TABLE: required });
const profiles = profileStore(documentClient(patientAsABrowser), env.PROFILES_TABLE);

export const handler = http(identityEndpoints, {
  profile: showProfile(profiles),
  updateProfile: updateProfile({ profiles, clock, newId }),
});
