import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';
import { bookingFacts } from './booking-facts.ts';

/** Somebody asked for a pickup or a drop-off. It is confirmed already where its state says so; else a street, a time or our yes is missing. Published by bookings. */
export const BookingMadeV1 = {
  type: 'booking-made.v1',
  source: 'skybarrel.bookings',
  notifies: { people: ['desk', 'customer'] },
  schema: eventEnvelope('booking-made.v1', z.object({ ...bookingFacts })),
} as const;
