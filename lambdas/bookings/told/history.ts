import { failureWords } from '#domain/bookings/failure-reasons.ts';
import { slotIdWords } from '#domain/departures/slots/slot-words.ts';
import { BookingCancelledV1 } from '#events/bookings/booking-cancelled.v1.ts';
import { BookingChangedV1 } from '#events/bookings/booking-changed.v1.ts';
import { BookingCompletedV1 } from '#events/bookings/booking-completed.v1.ts';
import { BookingConfirmedV1 } from '#events/bookings/booking-confirmed.v1.ts';
import { BookingFailedV1 } from '#events/bookings/booking-failed.v1.ts';
import { BookingFeedChangedV1 } from '#events/bookings/booking-feed-changed.v1.ts';
import { BookingMadeV1 } from '#events/bookings/booking-made.v1.ts';
import { change, line, type Thing } from '../../runtime/history-line.ts';

const booking = (reference: string): Thing => ({ kind: 'booking', id: reference });

/** Ids of slots are for machines. */
const slotChange = (before: string | undefined, after: string | undefined) =>
  change('Time', before && slotIdWords(before), after && slotIdWords(after));

const what = {
  slot: 'its time',
  'first-slot': 'the time of the empty barrels',
  'first-done': 'that the empty barrels were brought',
  details: 'what is known for the day',
  shipments: 'its shipments',
  touched: 'that its time has to change',
  'no-longer-touched': 'that its time can stay',
  run: 'how the van is with it',
} as const;

/** What happens to bookings. */
export const history = [
  line(BookingMadeV1, ({ reference, by, slot, state, way }) => ({
    by,
    thing: booking(reference),
    what: state === 'CONFIRMED' ? 'booked it' : 'asked for it',
    changes: [
      change('How goods come', undefined, way === 'PICKUP' ? 'pickup' : 'brought to the dock'),
      ...(slot === undefined ? [] : [slotChange(undefined, slot)]),
    ],
  })),
  line(BookingConfirmedV1, ({ reference, by, slot }) => ({
    by,
    thing: booking(reference),
    what: 'confirmed it',
    changes: slot === undefined ? [] : [slotChange(undefined, slot)],
  })),
  line(BookingChangedV1, ({ reference, by, what: different, before, slot }) => ({
    by,
    thing: booking(reference),
    what: different.length === 0 ? 'changed it' : `noted ${different.map((one) => what[one]).join(', ')}`,
    changes: different.includes('slot') ? [slotChange(before, slot)] : [],
  })),
  line(BookingCancelledV1, ({ reference, by, feeFor, notNeeded }) => ({
    by,
    thing: booking(reference),
    what: [
      feeFor === undefined ? 'canceled it' : 'canceled it too late to be free',
      ...(notNeeded ? ['as all of it came to our dock before'] : []),
    ].join(', '),
  })),
  line(BookingFailedV1, ({ reference, by, way, reason, state }) => ({
    by,
    thing: booking(reference),
    what: state === 'NO_SHOW' ? 'noted that it was missed' : 'noted that the visit failed',
    changes: reason === undefined ? [] : [change('Reason', undefined, failureWords(way, reason))],
  })),
  line(BookingCompletedV1, ({ reference, by }) => ({
    by,
    thing: booking(reference),
    what: 'took the goods in',
  })),
  line(BookingFeedChangedV1, ({ userId, what: done }) => ({
    by: userId,
    thing: { kind: 'person', id: userId },
    what: `${done} the link by which their own calendar reads the bookings`,
  })),
];
