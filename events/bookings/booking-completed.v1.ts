import * as z from 'zod/mini';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';
import { bookingFacts } from './booking-facts.ts';

/** The goods of a booking are with us. Published by bookings. */
export const BookingCompletedV1 = {
  type: 'booking-completed.v1',
  source: 'skybarrel.bookings',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'booking-completed.v1',
    z.object({
      ...bookingFacts,
      /** The shipment whose price has the pickup; absent where the booking is charged by itself. */
      heldBy: z.optional(TrackingNumber),
    }),
  ),
} as const;
