import type { DerivedTask } from '../kernel/derived-task.ts';
import { HOUR_MS } from '../kernel/new-york.ts';
import type { Booking } from './booking.ts';
import { isOpen } from './lifecycle.ts';
import { missingOf } from './missing.ts';
import { nextVisit, plannedVisits } from './visits.ts';

type BookingTaskKind = 'PICKUP_TO_ARRANGE' | 'BOOKING_TO_CONFIRM' | 'BOOKING_TOUCHED' | 'BOOKING_TO_CLOSE';
type BookingTask = DerivedTask<BookingTaskKind>;

/** So long after a slot we know how its visit ended. */
const CLOSE_AFTER_HOURS = 2;

/** A pickup without street or time, since it was asked for, or since the visit that was in vain. */
const toArrange = (booking: Booking): readonly BookingTask[] => {
  const { way, state, createdAt } = booking;
  if (way !== 'PICKUP' || missingOf(booking).length === 0) return [];
  const since = state === 'REQUESTED' ? createdAt : (nextVisit(booking)?.endedAt ?? createdAt);
  return [{ kind: 'PICKUP_TO_ARRANGE', since }];
};

const toConfirm = (booking: Booking): readonly BookingTask[] => {
  if (booking.state !== 'REQUESTED' || missingOf(booking).length > 0) return [];
  const due = nextVisit(booking)?.slot.bookBy;
  return [{ kind: 'BOOKING_TO_CONFIRM', since: booking.changedAt, ...(due === undefined ? {} : { due }) }];
};

const isTouched = (booking: Booking): readonly BookingTask[] => {
  const { touched } = booking;
  const due = nextVisit(booking)?.slot.from;
  return touched === undefined
    ? []
    : [{ kind: 'BOOKING_TOUCHED', since: touched.since, ...(due === undefined ? {} : { due }) }];
};

const toClose = (booking: Booking, now: Date): readonly BookingTask[] =>
  plannedVisits(booking)
    .map(({ slot }) => new Date(new Date(slot.to).getTime() + CLOSE_AFTER_HOURS * HOUR_MS))
    .filter((over) => over <= now)
    .slice(0, 1)
    .map((over) => ({ kind: 'BOOKING_TO_CLOSE', since: over.toISOString() }));

/** What waits in a booking for somebody: a pickup to arrange, a request to confirm, a slot that is no more, a visit of which nothing is recorded. */
export const bookingTasks = (booking: Booking, now: Date): readonly BookingTask[] =>
  isOpen(booking.state)
    ? [...toArrange(booking), ...toConfirm(booking), ...isTouched(booking), ...toClose(booking, now)]
    : [];
