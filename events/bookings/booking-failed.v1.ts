import * as z from 'zod/mini';
import { FailureReasonName } from '#domain/bookings/booking.ts';
import { eventEnvelope } from '../envelope.ts';
import { bookingFacts } from './booking-facts.ts';

/** A visit was in vain, or nobody came. Published by bookings. */
export const BookingFailedV1 = {
  type: 'booking-failed.v1',
  source: 'skybarrel.bookings',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'booking-failed.v1',
    z.object({
      ...bookingFacts,
      visit: z.int(),
      /** Absent where nobody came. */
      reason: z.optional(FailureReasonName),
      /** The number of the visit for which the fee of a missed pickup is owed; absent where it is free. */
      feeFor: z.optional(z.int()),
    }),
  ),
} as const;
