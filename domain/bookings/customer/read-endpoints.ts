import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { BookingReference } from '../booking.ts';
import { OwnBooking, OwnBookingSummary } from './own-booking.ts';

/** The path of one booking. */
export const params = z.object({ reference: BookingReference });

/** How customers look at their bookings. It is all that the first screen needs, so that it loads no forms. */
export const readBookingEndpoints = {
  mine: endpoint('GET /api/bookings', {
    summary: "The caller's bookings, newest first, each with what they have to do now.",
    access: 'signed-in',
    query: z.object(pageQuery),
    reply: pageOf(OwnBookingSummary),
    refusals: { INVALID_CURSOR: 400 },
  }),
  show: endpoint('GET /api/bookings/{reference}', {
    summary: "One of the caller's bookings, with what they have to do now.",
    access: 'signed-in',
    params,
    reply: OwnBooking,
    refusals: { BOOKING_NOT_FOUND: 404 },
  }),
} as const;
