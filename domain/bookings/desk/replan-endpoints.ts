import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { BookingReference, BookingSummary } from '../booking.ts';
import { OfferedSlot } from '../refusals.ts';

/** As many bookings are moved by one request. A screen sends one request after the other. */
export const MOST_REPLANNED = 25;

/** A booking that a change of the settings or of a flight touches, with what it is offered instead. */
export const TouchedBooking = z.object({
  /** `touched` says since when and why, `visit` is the one that cannot stay. */
  booking: BookingSummary,
  /**
   * What it is moved to, with the flight that it makes then. The slot that it has already: only the flight is another. Absent where
   * no slot of the next weeks has room: somebody calls the customer.
   */
  offer: z.optional(OfferedSlot),
});
export type TouchedBooking = z.infer<typeof TouchedBooking>;

/** Why a booking is not moved. */
const replanRefusals = [
  'BOOKING_NOT_FOUND',
  'BOOKING_CHANGED',
  'STEP_NOT_POSSIBLE',
  'NO_SLOT_FREE',
  'SLOT_FULL',
  'SLOT_CLOSED',
  'SLOT_NOT_FOUND',
] as const;

/** What became of one booking. */
export const ReplannedBooking = z.object({
  reference: BookingReference,
  /** `already`: it was moved before, and its customer was told then. `refused`: nothing was changed and nobody was told. */
  outcome: z.enum(['moved', 'already', 'refused']),
  /** Why it was refused. */
  code: z.optional(z.enum(replanRefusals)),
  /** The same in a sentence. */
  text: z.optional(z.string()),
});
export type ReplannedBooking = z.infer<typeof ReplannedBooking>;

/** How the desk moves those whom a closed day, another schedule or another flight touches. */
export const replanEndpoints = {
  touched: endpoint('GET /api/desk/bookings/touched', {
    summary:
      'Bookings that a closed day, another schedule or another flight touches, the earliest slot first, each with the next best slot.',
    access: 'booking.read',
    query: z.object(pageQuery),
    reply: z.extend(pageOf(TouchedBooking), {
      /** Bookings are still being looked through after a change, so more may come. */
      looking: z.boolean(),
    }),
    refusals: { INVALID_CURSOR: 400 },
  }),
  replan: endpoint('POST /api/desk/bookings/replan', {
    summary:
      'Moves chosen bookings to the slots that were proposed, and tells each customer once. A booking that is changed since the desk saw it stays as it is.',
    access: 'booking.manage',
    body: z.strictObject({
      bookings: z
        .array(
          z.strictObject({
            reference: BookingReference,
            /** The version that was shown. Its proposal belongs to it. */
            version: z.int().check(z.minimum(1)),
          }),
        )
        .check(z.minLength(1), z.maxLength(MOST_REPLANNED, `At most ${MOST_REPLANNED} at once`)),
    }),
    /** In the order of the request. */
    reply: z.object({ bookings: z.array(ReplannedBooking) }),
  }),
} as const;
