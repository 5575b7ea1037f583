import type { identityEndpoints } from '#domain/identity/endpoints.ts';
import { profileOfKept } from '#domain/identity/people/kept-person.ts';
import { ok } from '#domain/kernel/result.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { Log } from '../../runtime/logger.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { ProfileStore } from '../profile-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock'> {
  readonly profiles: Pick<ProfileStore, 'keep'>;
  readonly log: Pick<Log, 'info'>;
}

/** Keeps a person without an account, once for each id: whoever sends it again gets the person as they are kept. */
export const keepPerson =
  ({ profiles, clock, log }: Deps): UseCase<typeof identityEndpoints.keepPerson> =>
  async ({ body, caller, correlationId }) => {
    const profile = await profiles.keep(profileOfKept(body, clock()));
    log.info('A person was kept', { userId: profile.user_id, by: caller.userId, correlationId });
    return ok(profile);
  };
