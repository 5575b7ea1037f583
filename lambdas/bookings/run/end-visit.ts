import type { Booking } from '#domain/bookings/booking.ts';
import { nextVisit } from '#domain/bookings/visits.ts';
import { type AnyRefusal, ok, type Result } from '#domain/kernel/result.ts';
import { stepBooking } from '../change/change-booking.ts';
import type { HeardOf, RunDeps } from './follow-run.ts';

/** How a visit ended, as its driver said. */
interface Ended extends HeardOf {
  /** The number of the visit. */
  readonly visit: number;
}

/** Who says it, when, and of which version. */
interface Said {
  readonly by: string;
  readonly at: string;
  readonly version: number;
}

/**
 * Notes in a booking how its visit ended at the door. A visit that is over already stays as it is: somebody at the desk was first, or the
 * message came again.
 */
export const endVisit = async (
  deps: RunDeps,
  { reference, visit, by, correlationId }: Ended,
  ends: (before: Booking, said: Said) => Result<Booking, never, AnyRefusal>,
): Promise<void> => {
  await stepBooking<AnyRefusal>(deps, {
    reference,
    by,
    correlationId,
    byDesk: true,
    decide: async (before, now) => {
      const next = nextVisit(before);
      if (next?.number !== visit || next.state !== 'PLANNED') return ok(before);
      return ends(before, { by, at: now.toISOString(), version: before.version });
    },
  });
};
