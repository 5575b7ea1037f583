import { changesTasks } from '../task-event.ts';
import { BookingCancelledV1 } from './booking-cancelled.v1.ts';
import { BookingChangedV1 } from './booking-changed.v1.ts';
import { BookingCompletedV1 } from './booking-completed.v1.ts';
import { BookingConfirmedV1 } from './booking-confirmed.v1.ts';
import { BookingFailedV1 } from './booking-failed.v1.ts';
import { BookingMadeV1 } from './booking-made.v1.ts';

const booking = ({ reference }: { readonly reference: string }) => [
  { kind: 'booking' as const, id: reference },
];

/** The events that can change what waits in bookings. */
export const taskEvents = [
  changesTasks(BookingMadeV1, booking),
  changesTasks(BookingConfirmedV1, booking),
  changesTasks(BookingChangedV1, booking),
  changesTasks(BookingCancelledV1, booking),
  changesTasks(BookingFailedV1, booking),
  changesTasks(BookingCompletedV1, booking),
];
