import type { identityEndpoints } from '#domain/identity/endpoints.ts';
import { may } from '#domain/kernel/permissions.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { ProfileStore } from './profile-store.ts';

/** The user id in a path; `me` is the caller. */
export const profileId = (userId: string, caller: Caller): string =>
  userId === 'me' ? caller.userId : userId;

export const profileNotFound = () => refuse('PROFILE_NOT_FOUND', 'There is no such profile.');

/**
 * Shows a person's own profile, or anyone's for those who may see customers. Others get the answer for a profile that does not exist, so that
 * nobody can find out which ids exist.
 */
export const showProfile =
  (profiles: Pick<ProfileStore, 'find'>): UseCase<typeof identityEndpoints.profile> =>
  async ({ params, caller, signal }) => {
    const userId = profileId(params.userId, caller);
    if (userId !== caller.userId && !may(caller, 'customer.read')) return profileNotFound();
    const profile = await profiles.find(userId, signal);
    return profile ? ok(profile) : profileNotFound();
  };
