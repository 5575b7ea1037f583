import { warned } from '#domain/drivers/changes/acted.ts';
import type { Role } from '#domain/kernel/role.ts';
import type { EventOf } from '#events/envelope.ts';
import type { RightsChangedV1 } from '#events/identity/rights-changed.v1.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { SYSTEM } from '../runtime/history-line.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { warnEach } from '../vehicles/index.ts';
import { endDriver } from './change-driver.ts';
import { driverStore } from './driver-store.ts';

export const variables = { DRIVERS_TABLE: required };

interface Given extends Pick<SharedDependencies, 'client' | 'clock' | 'newId'> {
  readonly rolesOf: (userId: string) => Promise<readonly Role[]>;
}

/** What becomes of drivers without dispatch: papers expire, and roles are taken away. */
export const wire = ({ DRIVERS_TABLE }: EnvOf<typeof variables>, given: Given) => {
  const drivers = driverStore(given.client, DRIVERS_TABLE);
  const { all, find } = drivers;
  return {
    warn: warnEach(
      {
        kind: 'driver',
        all,
        find,
        write: (_, after, events) => drivers.write({ after, events }),
        warned,
      },
      given,
    ),
    /** Whoever lost the role of a driver does not drive for us any more. They come back only when dispatch says so. */
    rightsChanged: async ({
      data: { userId, changed },
      correlationId,
    }: EventOf<typeof RightsChangedV1>): Promise<void> => {
      const { before, after } = changed.roles;
      if (!before.includes('driver') || after.includes('driver')) return;
      await endDriver({ ...given, drivers }, userId, { by: SYSTEM, correlationId });
    },
  };
};
