import type { identityEndpoints } from '#domain/identity/endpoints.ts';
import { phoneE164Of } from '#domain/identity/profile-update.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { Clock } from '../runtime/clock.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { ProfileStore } from './profile-store.ts';
import { profileId, profileNotFound } from './show-profile.ts';

/** Saves what a person says of themselves, over the version they were shown; their own only, whoever they are. */
export const updateProfile =
  (deps: {
    profiles: Pick<ProfileStore, 'replace'>;
    clock: Clock;
  }): UseCase<typeof identityEndpoints.updateProfile> =>
  async ({ params, body, caller }) => {
    const userId = profileId(params.userId, caller);
    if (userId !== caller.userId) return profileNotFound();
    const { version, ...fields } = body;
    const change = { ...fields, phone_e164: phoneE164Of(fields), updated_at: deps.clock().toISOString() };
    const outcome = await deps.profiles.replace(userId, change, version);
    if (outcome.is === 'gone') return profileNotFound();
    if (outcome.is === 'changed') {
      return refuse('PROFILE_CHANGED', 'Your profile was changed somewhere else. Reload it and try again.');
    }
    return ok(outcome.profile);
  };
