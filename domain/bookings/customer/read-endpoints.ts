import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { Booking, BookingReference, BookingSummary } from '../booking.ts';

/** The path of one booking. */
export const params = z.object({ reference: BookingReference });

/** How customers look at their bookings. It is all that the first screen needs, so that it loads no forms. */
export const readBookingEndpoints = {
  mine: endpoint('GET /api/bookings', {
    summary: "The caller's bookings, newest first.",
    access: 'signed-in',
    query: z.object(pageQuery),
    reply: pageOf(BookingSummary),
    refusals: { INVALID_CURSOR: 400 },
  }),
  show: endpoint('GET /api/bookings/{reference}', {
    summary: "One of the caller's bookings.",
    access: 'signed-in',
    params,
    reply: Booking,
    refusals: { BOOKING_NOT_FOUND: 404 },
  }),
} as const;
