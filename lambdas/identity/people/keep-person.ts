import type { identityEndpoints } from '#domain/identity/endpoints.ts';
import { profileOfKept } from '#domain/identity/people/kept-person.ts';
import { ok } from '#domain/kernel/result.ts';
import { compose } from '#events/envelope.ts';
import { PersonKeptV1 } from '#events/identity/person-kept.v1.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { Log } from '../../runtime/logger.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { ProfileStore } from '../profile-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly profiles: Pick<ProfileStore, 'keep'>;
  readonly log: Pick<Log, 'info'>;
}

/** Keeps a person without an account, once for each id: whoever sends it again gets the person as they are kept. */
export const keepPerson =
  ({ profiles, clock, newId, log }: Deps): UseCase<typeof identityEndpoints.keepPerson> =>
  async ({ body, caller: { userId: by }, correlationId }) => {
    const asked = profileOfKept(body, clock());
    const { user_id: personId, created_at: keptAt, version } = asked;
    const event = compose(
      PersonKeptV1,
      { subject: personId, version, at: keptAt, data: { personId, came: body.came, by, keptAt } },
      { newId, correlationId },
    );
    const profile = await profiles.keep(asked, event);
    log.info('A person was kept', { userId: profile.user_id, by, correlationId });
    return ok(profile);
  };
