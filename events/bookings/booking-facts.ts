import * as z from 'zod/mini';
import { BookingReference, BookingStateName, bookingWays } from '#domain/bookings/booking.ts';
import { SlotIdText } from '#domain/departures/slots/slot-id-text.ts';

import { TrackingNumber } from '#domain/shipments/tracking-number.ts';

/** What every event of a booking says: which one, whose, and how it is now. Names, phones and streets stay in the booking. */
export const bookingFacts = {
  reference: BookingReference,
  /** The id of a person, who may have no account. */
  ownerId: z.string(),
  way: z.enum(bookingWays),
  state: BookingStateName,
  /** The slot of its main visit; absent for a request without one. */
  slot: z.optional(SlotIdText),
  /** Shipments whose goods it brings. */
  shipments: z.array(TrackingNumber),
  /** A user id, or `system`. */
  by: z.string(),
};
