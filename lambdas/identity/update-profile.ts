import type { identityEndpoints } from '#domain/identity/endpoints.ts';
import { phoneE164Of } from '#domain/identity/profile-update.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { compose } from '#events/envelope.ts';
import { ProfileChangedV2 } from '#events/identity/profile-changed.v2.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { ProfileStore } from './profile-store.ts';
import { profileId, profileNotFound } from './show-profile.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly profiles: Pick<ProfileStore, 'replace'>;
}

/** Saves the own profile of the caller, whatever their role, over the version that they saw, together with the event. */
export const updateProfile =
  ({ profiles, clock, newId }: Deps): UseCase<typeof identityEndpoints.updateProfile> =>
  async ({ params, body, caller, correlationId }) => {
    const userId = profileId(params.userId, caller);
    if (userId !== caller.userId) return profileNotFound();
    const { version, ...fields } = body;
    const changedAt = clock().toISOString();
    const change = { ...fields, phone_e164: phoneE164Of(fields), updated_at: changedAt };
    const event = compose(
      ProfileChangedV2,
      { subject: userId, version: version + 1, at: changedAt, data: { userId, changedAt } },
      { newId, correlationId },
    );
    const outcome = await profiles.replace(userId, { change, seenVersion: version, event });
    if (outcome.is === 'gone') return profileNotFound();
    if (outcome.is === 'changed') {
      return refuse('PROFILE_CHANGED', 'Your profile was changed somewhere else. Reload it and try again.');
    }
    return ok(outcome.profile);
  };
