import { shipperAt } from '#domain/identity/shipper/known-shipper.ts';
import type { shipperEndpoints } from '#domain/identity/shipper/shipper-endpoints.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { answerPage } from '../../runtime/table/page.ts';
import { labelName } from '../new-profile.ts';
import type { ProfileStore } from '../profile-store.ts';
import type { ShipperStore } from './shipper-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock'> {
  readonly profiles: Pick<ProfileStore, 'findAll'>;
  readonly shippers: Pick<ShipperStore, 'all'>;
}

/** Lists everybody who has a record, with the name that they have today. */
export const listShippers =
  ({ profiles, shippers, clock }: Deps): UseCase<typeof shipperEndpoints.knownShippers> =>
  ({ query }) =>
    answerPage('known-shippers', query, async (request) => {
      const page = await shippers.all(request);
      const found = await profiles.findAll(page.items.map(({ userId }) => userId));
      const names = new Map(found.map((profile) => [profile.user_id, labelName(profile)]));
      const now = clock();
      return {
        ...page,
        items: page.items.map((record) => ({
          ...shipperAt(record, now),
          name: names.get(record.userId) ?? 'Someone without a profile',
        })),
      };
    });
