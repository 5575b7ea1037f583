import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';
import { bookingFacts } from './booking-facts.ts';

/** A request was confirmed, or one that was in vain has another slot. Published by bookings. */
export const BookingConfirmedV1 = {
  type: 'booking-confirmed.v1',
  source: 'skybarrel.bookings',
  notifies: { people: ['customer'] },
  schema: eventEnvelope('booking-confirmed.v1', z.object({ ...bookingFacts })),
} as const;
