import * as z from 'zod/mini';
import { DriverBlock } from '../drivers/driving/drive-blocks.ts';
import { VehicleBlock } from '../vehicles/assigning/vehicle-blocks.ts';
import { Run } from './run.ts';

/** The run as it is now, so that a screen can show it. */
const runNow = { status: 409, details: z.object({ run: Run }) } as const;

/** Why a change of a run is refused. */
export const changedRefusals = {
  RUN_NOT_FOUND: 404,
  RUN_CHANGED: runNow,
  STEP_NOT_POSSIBLE: runNow,
} as const;

/** Why a van, a driver or a visit is not given to a run. */
export const assignRefusals = {
  VEHICLE_NOT_FOUND: 422,
  DRIVER_NOT_FOUND: 422,
  /** Papers, faults, the shop, a license, an absence or the shift stand against it. */
  NOT_ASSIGNABLE: {
    status: 409,
    details: z.object({ vehicle: z.array(VehicleBlock), driver: z.array(DriverBlock) }),
  },
  /** The van or the driver is on another run in these hours. */
  TAKEN: { status: 409, details: z.object({ what: z.enum(['vehicle', 'driver']), runId: z.uuid() }) },
  /** Another run has this visit. */
  VISIT_TAKEN: { status: 409, details: z.object({ stop: z.string(), runId: z.uuid() }) },
  /** The booking was canceled, moved or changed: it has no such visit on this day. */
  VISIT_NOT_FOUND: { status: 422, details: z.object({ stop: z.string() }) },
  /** At the worst moment more is on the van than it carries. */
  OVERLOADED: {
    status: 409,
    details: z.object({ over: z.object({ lb: z.number(), cubicFeet: z.number(), pieces: z.number() }) }),
  },
  /** The hours do not hold the drives and stops. */
  OUTSIDE_HOURS: 422,
} as const;
