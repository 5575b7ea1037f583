import { may } from '#domain/kernel/permissions.ts';
import type { Caller } from '#domain/kernel/role.ts';

/** A driver's license and receipts are for dispatch, and for the driver. No other driver sees them. */
export const driverAccess = async (id: string, caller: Caller) => {
  if (may(caller, 'driver.manage') || (caller.userId === id && may(caller, 'run.manage')))
    return 'manage' as const;
  return may(caller, 'driver.read') ? ('read' as const) : undefined;
};
