import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { BookingReference } from '../booking.ts';
import { bookingListEndpoints } from './list-endpoint.ts';
import { OwnBooking } from './own-booking.ts';

/** The path of one booking. */
export const params = z.object({ reference: BookingReference });

/** How customers look at their bookings. */
export const readBookingEndpoints = {
  ...bookingListEndpoints,
  show: endpoint('GET /api/bookings/{reference}', {
    summary: "One of the caller's bookings, with what they have to do now.",
    access: 'signed-in',
    params,
    reply: OwnBooking,
    refusals: { BOOKING_NOT_FOUND: 404 },
  }),
} as const;
