import type { identityEndpoints } from '#domain/identity/endpoints.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { answerPage } from '../../runtime/table/page.ts';
import { labelName } from '../new-profile.ts';
import type { ProfileStore } from '../profile-store.ts';
import type { RightsStore } from './rights-store.ts';

/** Lists who gave and took which roles, with the names that people have today. */
export const listRightsChanges =
  (
    rights: Pick<RightsStore, 'changes'>,
    profiles: Pick<ProfileStore, 'findAll'>,
  ): UseCase<typeof identityEndpoints.rightsChanges> =>
  ({ query }) =>
    answerPage('rights-changes', query, async (request) => {
      const page = await rights.changes(request);
      const found = await profiles.findAll(page.items.flatMap(({ userId, by }) => [userId, by]));
      const names = new Map(found.map((profile) => [profile.user_id, labelName(profile)]));
      const nameOf = (userId: string): string => names.get(userId) ?? 'Someone without a profile';
      return {
        ...page,
        items: page.items.map((change) => ({
          ...change,
          name: nameOf(change.userId),
          byName: nameOf(change.by),
        })),
      };
    });
