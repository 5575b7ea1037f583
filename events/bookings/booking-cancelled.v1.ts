import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';
import { bookingFacts } from './booking-facts.ts';

/** A booking was canceled, or a request refused. Published by bookings. */
export const BookingCancelledV1 = {
  type: 'booking-cancelled.v1',
  source: 'skybarrel.bookings',
  notifies: { people: ['desk', 'customer'] },
  schema: eventEnvelope(
    'booking-cancelled.v1',
    z.object({
      ...bookingFacts,
      /** The number of the visit for which the fee of a missed pickup is owed; absent where it was free. */
      feeFor: z.optional(z.int()),
      /** Staff canceled or refused it. */
      byDesk: z.boolean(),
      /** All of it came to our dock before the van. */
      notNeeded: z.optional(z.literal(true)),
    }),
  ),
} as const;
