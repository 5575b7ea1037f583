import type { identityEndpoints } from '#domain/identity/endpoints.ts';
import { ok } from '#domain/kernel/result.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { labelName } from './new-profile.ts';
import type { ProfileStore } from './profile-store.ts';

/** Names of people by their ids. Other domains store ids only, and the screens ask here who that is. */
export const listNames =
  (profiles: Pick<ProfileStore, 'findAll'>): UseCase<typeof identityEndpoints.names> =>
  async ({ query }) => {
    const found = await profiles.findAll(query.ids.split(',').filter(Boolean));
    const people = found.map((profile) => {
      const name = labelName(profile);
      return { userId: profile.user_id, firstName: profile.first_name || name, name };
    });
    return ok({ people });
  };
