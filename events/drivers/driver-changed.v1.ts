import * as z from 'zod/mini';
import { driverDeeds } from '#domain/drivers/changes/acts.ts';
import { eventEnvelope } from '../envelope.ts';

/** Dispatch changed what is known of a driver, or the role of one was taken away. Published by drivers. Why somebody is away is in no event. */
export const DriverChangedV1 = {
  type: 'driver-changed.v1',
  source: 'skybarrel.drivers',
  notifies: {
    nobody: 'Dispatch did it, and sees it in the list. What keeps a driver from the road is a task.',
  },
  schema: eventEnvelope(
    'driver-changed.v1',
    z.object({
      /** The id of the account. */
      id: z.string(),
      what: z.enum(driverDeeds),
      /** Whether this person does not drive for us any more. */
      ended: z.boolean(),
      /** The New York days whose work is another one now, the first and the last included, where it is not every week. */
      days: z.optional(z.object({ from: z.string(), to: z.string() })),
      /** A user id, or `system`. */
      by: z.string(),
      changedAt: z.string(),
    }),
  ),
} as const;
