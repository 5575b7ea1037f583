import { pathTo } from '#domain/kernel/paths.ts';
import bookingChanged from '#events/bookings/booking-changed.v1.example.json' with { type: 'json' };
import { BookingChangedV1 } from '#events/bookings/booking-changed.v1.ts';
import { announce } from '../../runtime/announcement.ts';
import { change, line } from '../../runtime/history-line.ts';
import { sample } from '../../runtime/sample-event.ts';

const statuses = { OPEN: 'open', DONE: 'done', CANCELED: 'canceled' } as const;

/** Staff are notified of a new booking by feed and mail. Its name is no part of the event: who opens the link reads it. */
export const announcements = [
  announce(BookingChangedV1, ({ data: { id, status, changedAt } }, { staffEmail }) => {
    if (status.before !== undefined) return [];
    const path = pathTo('/staff/bookings/:id', { id });
    return [
      {
        lines: [{ audience: 'desk', title: 'Booking added', body: 'Someone added a booking.', link: path }],
        letters: [
          {
            recipient: 'desk',
            to: staffEmail,
            subject: 'New booking',
            heading: 'Booking added',
            paragraphs: ['Someone added a booking.'],
            block: [changedAt],
            action: { label: 'Open the booking', path },
          },
        ],
      },
    ];
  }),
];

/** What people are told of bookings, in every way that it can be told. */
export const samples = [sample(bookingChanged)];

/** What happens to bookings. */
export const history = [
  line(BookingChangedV1, ({ id, status: { before, after }, by }) => ({
    by,
    thing: { kind: 'booking', id },
    what: before === undefined ? 'added it' : 'changed its status',
    changes: before === undefined ? [] : [change('Status', statuses[before], statuses[after])],
  })),
];
