import { changesTasks } from '../task-event.ts';
import { BookingChangedV1 } from './booking-changed.v1.ts';

/** The events that can change what waits in bookings. */
export const taskEvents = [changesTasks(BookingChangedV1, ({ id }) => [{ kind: 'booking', id }])];
