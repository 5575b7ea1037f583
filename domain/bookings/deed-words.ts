import type { BookingEntry } from './booking.ts';

/** What somebody did with a booking, after who did it: `We` `confirmed it`. */
export const bookingDeedWords: Readonly<Record<BookingEntry['what'], string>> = {
  made: 'booked it',
  requested: 'asked for it',
  confirmed: 'confirmed it',
  changed: 'changed it',
  rescheduled: 'moved it to another time',
  attached: 'added a shipment',
  touched: 'found that it must be moved',
  assigned: 'planned a van for it',
  unassigned: 'took it off its van',
  next: 'said that it is the next stop',
  arrived: 'said that the van is there',
  failed: 'noted that the visit failed',
  'no-show': 'noted that it was missed',
  completed: 'noted that it is done',
  cancelled: 'canceled it',
  refused: 'refused it',
  note: 'wrote a note',
};
