import * as z from 'zod/mini';
import { Odometer } from './care/odometer.ts';
import { Vehicle } from './vehicle.ts';

/** The vehicle as it is now, so that the screen can show it. */
const vehicleNow = { status: 409, details: z.object({ vehicle: Vehicle }) } as const;

/** Why a change by dispatch is refused. */
export const changedRefusals = {
  VEHICLE_NOT_FOUND: 404,
  VEHICLE_CHANGED: vehicleNow,
  STEP_NOT_POSSIBLE: vehicleNow,
} as const;

/** Why a reading is refused: with the last one, so that the person can compare. */
export const readingRefusals = {
  ODOMETER_BACKWARDS: { status: 409, details: z.object({ last: Odometer }) },
} as const;

/** Why a vehicle is not entered. */
export const saveRefusals = {
  ...changedRefusals,
  /** Another vehicle of ours has this plate or VIN. */
  VEHICLE_EXISTS: { status: 409, details: z.object({ id: z.uuid(), name: z.string() }) },
  TOO_MANY_VEHICLES: 409,
} as const;
