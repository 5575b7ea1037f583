import type { Booking, BookingEntry } from '#domain/bookings/booking.ts';
import { deedOf, differencesTold } from '#domain/bookings/deeds.ts';
import { differences } from '#domain/bookings/differences.ts';
import type { BookingState } from '#domain/bookings/lifecycle.ts';
import { mainVisit } from '#domain/bookings/visits.ts';
import { BookingCancelledV1 } from '#events/bookings/booking-cancelled.v1.ts';
import { BookingChangedV1 } from '#events/bookings/booking-changed.v1.ts';
import { BookingCompletedV1 } from '#events/bookings/booking-completed.v1.ts';
import { BookingConfirmedV1 } from '#events/bookings/booking-confirmed.v1.ts';
import { BookingFailedV1 } from '#events/bookings/booking-failed.v1.ts';
import { BookingMadeV1 } from '#events/bookings/booking-made.v1.ts';
import { compose } from '#events/envelope.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';

/** Who makes a change, with the ids of the request. */
export interface Origin {
  /** A user id, or `system`. */
  readonly by: string;
  readonly newId: () => string;
  readonly correlationId: string;
}

/** What is told of a change beside what it changes. */
export interface Said {
  /** The desk or the house made it, not its customer. */
  readonly byDesk: boolean;
  /** In the words of whoever made it, for the history. */
  readonly text?: string | undefined;
  /** What made it necessary, where it was not the person. */
  readonly because?: 'schedule' | 'flight' | 'desk' | undefined;
}

/** The slot of the main visit; none while a request waits for one. */
const slotOf = (booking: Booking): string | undefined => {
  const main = mainVisit(booking);
  return booking.state === 'REQUESTED' && main?.state !== 'PLANNED' ? undefined : main?.slot.id;
};

const factsOf = (booking: Booking, by: string) => {
  const { reference, ownerId, way, state, shipments } = booking;
  const slot = slotOf(booking);
  return { reference, ownerId, way, state, ...(slot === undefined ? {} : { slot }), shipments, by };
};

const wasOpen: readonly BookingState[] = ['REQUESTED', 'FAILED', 'NO_SHOW'];

const changedData = (before: Booking, after: Booking, { because }: Said) => {
  const was = slotOf(before);
  const isElsewhere = was !== undefined && was !== slotOf(after);
  return {
    what: [...differencesTold(before, after)],
    ...(isElsewhere ? { before: was } : {}),
    ...(because === undefined ? {} : { because }),
  };
};

/** The event of a change: what is true of the booking now, by the most that became of it. */
export const eventOf = (
  before: Booking | undefined,
  after: Booking,
  said: Said,
  origin: Origin,
): PublishedEvent => {
  const { reference: subject, version, changedAt: at, feeFor, heldBy } = after;
  const data = factsOf(after, origin.by);
  const facts = { subject, version, at, data };
  if (before === undefined) return compose(BookingMadeV1, facts, origin);
  // One that is owed since an earlier version was told then.
  const fee = feeFor === undefined || feeFor === before.feeFor ? {} : { feeFor };
  const isNewState = before.state !== after.state;
  if (after.state === 'CANCELLED') {
    const why = after.notNeeded ? { notNeeded: after.notNeeded } : {};
    return compose(
      BookingCancelledV1,
      { ...facts, data: { ...data, ...fee, byDesk: said.byDesk, ...why } },
      origin,
    );
  }
  if (isNewState && after.state === 'COMPLETED') {
    const held = heldBy === undefined ? {} : { heldBy };
    return compose(BookingCompletedV1, { ...facts, data: { ...data, ...held } }, origin);
  }
  if (isNewState && (after.state === 'FAILED' || after.state === 'NO_SHOW'))
    return compose(
      BookingFailedV1,
      { ...facts, data: { ...data, ...failureIn(before, after), ...fee } },
      origin,
    );
  if (after.state === 'CONFIRMED' && wasOpen.includes(before.state))
    return compose(BookingConfirmedV1, facts, origin);
  return compose(
    BookingChangedV1,
    { ...facts, data: { ...data, ...changedData(before, after, said) } },
    origin,
  );
};

/** The visit that was in vain now. */
const failureIn = (before: Booking, after: Booking) => {
  const visit = after.visits.find(
    ({ number, state }) =>
      state === after.state && before.visits.some((was) => was.number === number && was.state === 'PLANNED'),
  );
  const reason = visit?.failure?.reason;
  return { visit: visit?.number ?? 0, ...(reason === undefined ? {} : { reason }) };
};

/** The entry of the history for a change. */
export const entryOf = (
  before: Booking | undefined,
  after: Booking,
  { byDesk, text }: Said,
  { by, newId }: Origin,
): BookingEntry => {
  const changes = before === undefined ? {} : differences(before, after);
  return {
    id: newId(),
    at: after.changedAt,
    what: deedOf(before, after, byDesk),
    by,
    ...(text === undefined ? {} : { text }),
    ...(Object.keys(changes).length === 0 ? {} : { changed: changes }),
  };
};
