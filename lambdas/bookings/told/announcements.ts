import type { Booking } from '#domain/bookings/booking.ts';
import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { BookingCancelledV1 } from '#events/bookings/booking-cancelled.v1.ts';
import { BookingChangedV1 } from '#events/bookings/booking-changed.v1.ts';
import { BookingCompletedV1 } from '#events/bookings/booking-completed.v1.ts';
import { BookingConfirmedV1 } from '#events/bookings/booking-confirmed.v1.ts';
import { BookingFailedV1 } from '#events/bookings/booking-failed.v1.ts';
import { BookingMadeV1 } from '#events/bookings/booking-made.v1.ts';
import type { EventOf } from '#events/envelope.ts';
import { type AnnouncementPart, announceFacts, type Facts } from '../../runtime/announcement.ts';
import { bookingReader } from '../booking-reader.ts';
import { failedWords } from './letters/failed-words.ts';
import { toOwner } from './letters/letter.ts';
import type { BookingWhat } from './letters/whats.ts';
import {
  bookedWords,
  cancelledWords,
  completedWords,
  confirmedWords,
  isMoved,
  movedWords,
  notNeededWords,
  requestedWords,
} from './letters/words.ts';

/** The booking as it is when the line is written: names, streets and times are in no event. */
const booking = (
  sample: Partial<Booking> = {},
): Facts<{ readonly data: { readonly reference: string } }, Booking> => ({
  table: 'BOOKINGS_TABLE',
  read: ({ data: { reference } }, client, table) => bookingReader(client, table).find(reference),
  sample: { ...sampleBooking, ...sample },
});

const desk = (one: string, many: string): AnnouncementPart => ({
  tallies: [{ audience: 'desk', one, many, link: pathTo('/staff/bookings', {}) }],
});

/** Whether a customer did it: the desk has not heard of it then. */
const byOwner = ({ by, ownerId }: { readonly by: string; readonly ownerId: string }): boolean =>
  by === ownerId;

/** Whether it was canceled in the meantime. That has a letter of its own, and no time is true any more. */
const isOver = ({ state }: Booking): boolean => state === 'CANCELLED';

type Changed = EventOf<typeof BookingChangedV1>['data'];

/** What a change is about, and what the booking does not say of it: the slot before, and why. */
const movedBy = ({ what, before, because }: Changed) => {
  const given = {
    ...(before === undefined ? {} : { before }),
    ...(because === undefined ? {} : { because }),
  };
  const isTime = what.includes('slot');
  const name = what.includes('first-slot') ? 'FIRST_MOVED' : 'STAYS';
  return { what: isTime ? ('MOVED' as const) : (name as BookingWhat), given };
};

/** Only the line: another letter says it. */
const inAccount = ({ lines = [] }: AnnouncementPart): AnnouncementPart => ({ lines });

/** The owner hears of every step of a booking, the desk what customers did. What is to be done are tasks. */
export const announcements = [
  announceFacts(BookingMadeV1, booking(), ({ data }, now) => [
    ...(byOwner(data) ? [desk('1 new booking', '{count} new bookings')] : []),
    ...(isOver(now)
      ? []
      : [
          toOwner(now, now.state === 'REQUESTED' ? requestedWords(now) : bookedWords(now), {
            what: 'MADE',
            by: data.by,
          }),
        ]),
  ]),
  announceFacts(BookingConfirmedV1, booking(), ({ data: { by } }, now) =>
    isOver(now) ? [] : [toOwner(now, confirmedWords(now), { what: 'CONFIRMED', by })],
  ),
  announceFacts(BookingChangedV1, booking(), ({ data }, now) => {
    if (isOver(now) || !isMoved(data)) return [];
    return [
      ...(byOwner(data) ? [desk('1 booking moved', '{count} bookings moved')] : []),
      toOwner(now, movedWords(now, data), { ...movedBy(data), by: data.by }),
    ];
  }),
  announceFacts(BookingCancelledV1, booking({ state: 'CANCELLED' }), ({ data }, now) => {
    if (data.notNeeded)
      return [inAccount(toOwner(now, notNeededWords(now), { what: 'CANCELLED_BY_US', by: data.by }))];
    return [
      ...(byOwner(data) ? [desk('1 booking canceled', '{count} bookings canceled')] : []),
      toOwner(now, cancelledWords(now, data), {
        what: data.byDesk ? 'CANCELLED_BY_US' : 'CANCELLED',
        by: data.by,
      }),
    ];
  }),
  announceFacts(BookingFailedV1, booking({ state: 'FAILED' }), ({ data }, now) => [
    toOwner(now, failedWords(now, data), { what: 'FAILED', by: data.by }),
  ]),
  // Of a shipment its sender hears that its pieces were picked up or received.
  announceFacts(BookingCompletedV1, booking({ state: 'COMPLETED' }), ({ data }, now) =>
    data.shipments.length > 0 ? [] : [toOwner(now, completedWords(now), { what: 'COMPLETED', by: data.by })],
  ),
];
