import { shipperAt } from '#domain/identity/shipper/known-shipper.ts';
import type { shipperEndpoints } from '#domain/identity/shipper/shipper-endpoints.ts';
import { ok } from '#domain/kernel/result.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { ProfileStore } from '../profile-store.ts';
import { profileNotFound } from '../show-profile.ts';
import type { ShipperStore } from './shipper-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock'> {
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly shippers: Pick<ShipperStore, 'find' | 'history'>;
}

/** Shows whether a customer is a known shipper today, and how it came about. */
export const showShipper =
  ({ profiles, shippers, clock }: Deps): UseCase<typeof shipperEndpoints.knownShipper> =>
  async ({ params: { userId }, signal }) => {
    const [profile, stored, history] = await Promise.all([
      profiles.find(userId, signal),
      shippers.find(userId, signal),
      shippers.history(userId),
    ]);
    if (profile === undefined) return profileNotFound();
    const { lastChange: _, ...record } = stored;
    return ok({ shipper: shipperAt(record, clock()), history: [...history] });
  };
