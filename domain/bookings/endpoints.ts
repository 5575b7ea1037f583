import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../kernel/page.ts';
import { Booking, BookingMove, BookingStatusName, moveRefusals, NewBooking } from './booking.ts';

const params = z.object({ id: z.uuid() });

/** How far the finishing of all bookings is. Instants are ISO 8601 UTC. */
const Progress = z.object({
  /** Bookings that are open, counted up to 100. */
  open: z.int(),
  /** Who began it last, and since when it is over. Absent when nobody ever has. */
  last: z.optional(z.object({ by: z.string(), at: z.string(), doneAt: z.optional(z.string()) })),
});

/** The endpoints of the bookings. */
export const bookingEndpoints = {
  add: endpoint('POST /api/bookings', {
    summary: 'Adds a booking; the same one sent again is not added twice.',
    access: 'booking.manage',
    body: NewBooking,
    reply: Booking,
    refusals: { BOOKING_EXISTS: 409 },
  }),
  list: endpoint('GET /api/bookings', {
    summary: 'Bookings of one status or of all, newest first; with a search, the open ones that it finds.',
    access: 'booking.read',
    query: z.object({
      ...pageQuery,
      status: z.optional(BookingStatusName),
      search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    }),
    reply: pageOf(Booking),
    refusals: { INVALID_CURSOR: 400 },
  }),
  show: endpoint('GET /api/bookings/{id}', {
    summary: 'One booking, as it is now.',
    access: 'booking.read',
    params,
    reply: Booking,
    refusals: { BOOKING_NOT_FOUND: 404 },
  }),
  move: endpoint('POST /api/bookings/{id}/status', {
    summary: 'Puts a booking into another status, if it is as the caller saw it.',
    access: 'booking.manage',
    params,
    body: BookingMove,
    reply: Booking,
    refusals: { BOOKING_NOT_FOUND: 404, ...moveRefusals },
  }),
  finishAll: endpoint('POST /api/bookings/finish-all', {
    summary: 'Marks all bookings that are open now as done. What is left after a few seconds is done later.',
    access: 'booking.manage',
    reply: Progress,
  }),
  progress: endpoint('GET /api/bookings/finish-all', {
    summary: 'How far the finishing of all bookings is.',
    access: 'booking.read',
    reply: Progress,
  }),
} as const;
