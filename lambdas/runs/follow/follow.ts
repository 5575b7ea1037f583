import { BookingCancelledV1 } from '#events/bookings/booking-cancelled.v1.ts';
import { BookingChangedV1 } from '#events/bookings/booking-changed.v1.ts';
import { BookingCompletedV1 } from '#events/bookings/booking-completed.v1.ts';
import { BookingFailedV1 } from '#events/bookings/booking-failed.v1.ts';
import { RunChangedV1 } from '#events/runs/run-changed.v1.ts';
import { RunPlannedV1 } from '#events/runs/run-planned.v1.ts';
import { on } from '../../runtime/triggers/by-type.ts';
import { type FollowDeps, followBooking, followBookings } from '../change/follow-bookings.ts';

interface OfBooking {
  readonly data: { readonly reference: string };
  readonly correlationId: string;
}

interface OfRun {
  readonly data: { readonly runId: string };
  readonly correlationId: string;
}

/** What follows for runs from events of bookings, and from their own: a booking may have been canceled while a run with it was written. */
export const listeners = (deps: FollowDeps) => {
  const ofBooking = ({ data, correlationId }: OfBooking) =>
    followBooking(deps, data.reference, correlationId);
  const ofRun = ({ data, correlationId }: OfRun) => followBookings(deps, data.runId, correlationId);
  return [
    on(BookingChangedV1, ofBooking),
    on(BookingCancelledV1, ofBooking),
    on(BookingFailedV1, ofBooking),
    on(BookingCompletedV1, ofBooking),
    on(RunPlannedV1, ofRun),
    on(RunChangedV1, ofRun),
  ];
};
