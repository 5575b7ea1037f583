import * as z from 'zod/mini';
import { vehicleBlockCodes } from '#domain/vehicles/assigning/vehicle-blocks.ts';
import { vehicleDeeds } from '#domain/vehicles/changes/acts.ts';
import { recordedStates } from '#domain/vehicles/lifecycle.ts';
import { eventEnvelope } from '../envelope.ts';

const recorded = z.enum(recordedStates);

/** Dispatch changed a vehicle, or a driver inspected it or read its odometer. Published by vehicles. */
export const VehicleChangedV1 = {
  type: 'vehicle-changed.v1',
  source: 'skybarrel.vehicles',
  notifies: {
    nobody: 'Dispatch did it or sees it in the list. What keeps a vehicle from the road is a task.',
  },
  schema: eventEnvelope(
    'vehicle-changed.v1',
    z.object({
      id: z.string(),
      what: z.enum(vehicleDeeds),
      /** Before is absent for a new vehicle. */
      recorded: z.object({ before: z.optional(recorded), after: recorded }),
      /** Why it may not be assigned at this instant. Papers lapse later without an event, so whoever assigns looks at the vehicle. */
      blocks: z.array(z.enum(vehicleBlockCodes)),
      /** A user id, or `system`. */
      by: z.string(),
      changedAt: z.string(),
    }),
  ),
} as const;
