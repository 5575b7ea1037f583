import * as z from 'zod/mini';
import { Booking, BookingReference, SlotTimes } from './booking.ts';

/** A slot that can be chosen, with the flight that goods make in it. */
export const OfferedSlot = z.extend(SlotTimes, {
  /** Whether nothing more fits. */
  full: z.boolean(),
  /** The flight to the asked destination. */
  flight: z.optional(z.object({ departureId: z.string(), day: z.string() })),
});
export type OfferedSlot = z.infer<typeof OfferedSlot>;

/** The slot cannot be had; the next best one where there is one. */
const nextBest = { status: 409, details: z.object({ next: z.optional(OfferedSlot) }) } as const;

/** Why a slot is not given. */
export const slotRefusals = {
  /** The settings have no such slot, or the day is closed. */
  SLOT_NOT_FOUND: nextBest,
  SLOT_FULL: nextBest,
  /** It cannot be booked any more. */
  SLOT_CLOSED: nextBest,
} as const;

/** The booking as it is now, so that a screen can show it. */
export const bookingNow = { status: 409, details: z.object({ booking: Booking }) } as const;

export const changedRefusals = {
  BOOKING_NOT_FOUND: 404,
  BOOKING_CHANGED: bookingNow,
  STEP_NOT_POSSIBLE: bookingNow,
} as const;

/** A photo that its owner has not sent for a pickup, or that did not pass our check. */
export const photoRefusals = { PHOTO_NOT_FOUND: 422 } as const;

/** Where we do not come. */
export const placeRefusals = {
  ZIP_CODE_NOT_FOUND: 422,
  PICKUP_TOO_FAR: { status: 422, details: z.object({ farthest: z.number() }) },
} as const;

/** A shipment that the booking cannot bring. */
export const shipmentRefusals = {
  SHIPMENT_NOT_FOUND: 422,
  /** It comes in another way, from another ZIP code, or is with us already. */
  SHIPMENT_DIFFERS: 422,
  SHIPMENT_HAS_BOOKING: { status: 409, details: z.object({ reference: BookingReference }) },
} as const;

/** Why nothing is booked, for a customer and at the desk. */
export const makeRefusals = {
  ...slotRefusals,
  ...placeRefusals,
  ...photoRefusals,
  ...shipmentRefusals,
  KEY_USED: 409,
  /** The visit with empty barrels is not before the one that fetches them full. */
  FIRST_SLOT_TOO_LATE: 422,
} as const;
