import * as z from 'zod/mini';
import { bookingStatuses } from '#domain/bookings/lifecycle.ts';
import { eventEnvelope } from '../envelope.ts';

const status = z.enum(bookingStatuses);

/** Someone added a booking, or moved it to another status. Published by bookings. Notifications tell staff of new ones, tasks look at it. */
export const BookingChangedV1 = {
  type: 'booking-changed.v1',
  source: 'skybarrel.bookings',
  notifies: { people: ['desk'] },
  schema: eventEnvelope(
    'booking-changed.v1',
    z.object({
      id: z.string(),
      /** Before is absent for a new booking. */
      status: z.object({ before: z.optional(status), after: status }),
      /** User id. */
      by: z.string(),
      changedAt: z.string(),
    }),
  ),
} as const;
