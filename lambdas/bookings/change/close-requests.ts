import type { Booking } from '#domain/bookings/booking.ts';
import { takenOver } from '#domain/bookings/changes/made.ts';
import { ok } from '#domain/kernel/result.ts';
import { type ChangeDeps, changeBooking } from './change-booking.ts';

/** Requests whose shipments another booking took over are over, or go on without them. Asked again it does what is left. */
export const closeRequests = async (
  deps: ChangeDeps,
  references: readonly string[],
  booking: Booking,
  { by, correlationId }: { readonly by: string; readonly correlationId: string },
): Promise<void> => {
  for (const reference of references)
    await changeBooking(deps, {
      reference,
      by,
      correlationId,
      byDesk: false,
      isTakenOver: true,
      textOf: ({ endedBecause }) => endedBecause,
      decide: (before, now) => ok(takenOver(before, booking, { at: now.toISOString() })),
    });
};
