import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Booking, Visit } from '#domain/bookings/booking.ts';
import { isOpen } from '#domain/bookings/lifecycle.ts';
import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import { mainVisit } from '#domain/bookings/visits.ts';
import { BookingCancelledV1 } from '#events/bookings/booking-cancelled.v1.ts';
import { BookingChangedV1 } from '#events/bookings/booking-changed.v1.ts';
import { BookingCompletedV1 } from '#events/bookings/booking-completed.v1.ts';
import { BookingConfirmedV1 } from '#events/bookings/booking-confirmed.v1.ts';
import { BookingFailedV1 } from '#events/bookings/booking-failed.v1.ts';
import { BookingMadeV1 } from '#events/bookings/booking-made.v1.ts';
import { bookingItem } from '#lambdas/bookings/store/booking-items.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import type { Listening } from '#lambdas/runtime/triggers/by-type.ts';
import type { Tables } from '../../support/tables.ts';
import { desk, sender } from '../shipments/shipments.world.ts';

const contracts = {
  made: BookingMadeV1,
  confirmed: BookingConfirmedV1,
  changed: BookingChangedV1,
  cancelled: BookingCancelledV1,
  failed: BookingFailedV1,
  completed: BookingCompletedV1,
};

/** What of the data of an event is its own. */
const own = {
  made: () => ({}),
  confirmed: () => ({}),
  changed: () => ({ what: ['slot'] }),
  cancelled: ({ feeFor }: Booking) => ({ byDesk: true, ...(feeFor === undefined ? {} : { feeFor }) }),
  failed: ({ feeFor, visits }: Booking) => ({
    visit: visits.at(-1)?.number ?? 1,
    ...(feeFor === undefined ? {} : { feeFor }),
  }),
  completed: ({ heldBy }: Booking) => (heldBy === undefined ? {} : { heldBy }),
};

/** An event of a booking, as its outbox has it. */
export interface BookingEvent {
  readonly id: string;
  readonly type: string;
}

/** The event of what happened to a booking, as bookings publish it. `by`: the desk, unless told. */
export const eventOf = (
  booking: Booking,
  what: keyof typeof contracts,
  { at = booking.changedAt, by = desk.userId }: { readonly at?: string; readonly by?: string } = {},
): BookingEvent => {
  const { reference, ownerId, way, state, shipments, version } = booking;
  const slot = mainVisit(booking)?.slot.id;
  const facts = { reference, ownerId, way, state, ...(slot === undefined ? {} : { slot }), shipments, by };
  const { type, source } = contracts[what];
  return {
    specversion: '1.0',
    id: newId(),
    source,
    type,
    subject: reference,
    aggregateVersion: version,
    time: at,
    correlationId: newId(),
    data: { ...facts, ...own[what](booking) },
  } as BookingEvent;
};

/** The next version of a booking whose last visit is now as told. */
export const nextOf = (before: Booking, change: Partial<Booking>, visit: Partial<Visit> = {}): Booking => ({
  ...before,
  visits: before.visits.map((one, place) =>
    place === before.visits.length - 1 ? { ...one, ...visit } : one,
  ),
  ...change,
  version: before.version + 1,
});

/** A confirmed booking of the sender of the tests. */
export const aBooking = (reference: string, change: Partial<Booking> = {}): Booking => {
  const { heldBy: _, ...sample } = sampleBooking;
  return { ...sample, reference, ownerId: sender.userId, shipments: [], ...change };
};

/** Bookings as they are stored, and those who hear of them. */
export const bookingsIn = (tables: Tables, listeners: () => readonly Listening[]) => ({
  store: async (booking: Booking): Promise<Booking> => {
    const Item = bookingItem(isOpen(booking.state) ? booking : { closedAt: booking.changedAt, ...booking });
    await tables.client().send(new PutCommand({ TableName: tables.bookings, Item }));
    return booking;
  },
  hear: async (...events: readonly BookingEvent[]): Promise<void> => {
    const all = listeners();
    for (const event of events) await all.find(({ type }) => type === event.type)?.hear(event);
  },
});
