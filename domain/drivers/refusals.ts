import * as z from 'zod/mini';
import { Driver } from './driver.ts';

/** The driver as they are now, so that the screen can show it. */
const driverNow = { status: 409, details: z.object({ driver: Driver }) } as const;

/** Why a change of a driver is refused. */
export const changedRefusals = {
  DRIVER_NOT_FOUND: 404,
  DRIVER_CHANGED: driverNow,
  STEP_NOT_POSSIBLE: driverNow,
} as const;

/** Why a driver is not entered. */
export const saveRefusals = {
  ...changedRefusals,
  /** Nobody has an account with this id, or it has not the role of a driver. */
  NOT_A_DRIVER: 422,
  TOO_MANY_DRIVERS: 409,
} as const;
