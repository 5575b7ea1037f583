import { may } from '#domain/kernel/permissions.ts';
import type { Caller } from '#domain/kernel/role.ts';

/** Scans of papers and bills are for dispatch. A vehicle may get its scans before it is kept. */
export const vehicleAccess = async (_: string, caller: Caller) => {
  if (may(caller, 'vehicle.manage')) return 'manage' as const;
  return may(caller, 'vehicle.read') ? ('read' as const) : undefined;
};

/** Photos of faults are for whoever drives or keeps the vehicle: the next driver sees what the last one saw. */
export const roadAccess = async (_: string, caller: Caller) =>
  may(caller, 'run.manage') || may(caller, 'vehicle.manage') ? ('manage' as const) : undefined;
