import * as z from 'zod/mini';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** A shipment no longer waits for a place on a flight, and has none. Published by shipments. */
export const WaitlistLeftV1 = {
  type: 'waitlist-left.v1',
  source: 'skybarrel.shipments',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'waitlist-left.v1',
    z.object({
      number: TrackingNumber,
      ownerId: z.string(),
      departureId: z.string(),
      /**
       * `asked`: its sender took it off the list, or gave back the place that was held. `changed`: it goes to another country now.
       * `list-closed`: the cargo cutoff passed. `flight-cancelled`: the flight does not leave.
       */
      why: z.enum(['asked', 'changed', 'list-closed', 'flight-cancelled']),
      by: z.string(),
    }),
  ),
} as const;
