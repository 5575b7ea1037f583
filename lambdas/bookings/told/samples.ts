import bookingCancelled from '#events/bookings/booking-cancelled.v1.example.json' with { type: 'json' };
import bookingChanged from '#events/bookings/booking-changed.v1.example.json' with { type: 'json' };
import bookingCompleted from '#events/bookings/booking-completed.v1.example.json' with { type: 'json' };
import bookingConfirmed from '#events/bookings/booking-confirmed.v1.example.json' with { type: 'json' };
import bookingFailed from '#events/bookings/booking-failed.v1.example.json' with { type: 'json' };
import bookingMade from '#events/bookings/booking-made.v1.example.json' with { type: 'json' };
import { sample } from '../../runtime/sample-event.ts';

/** What people are told of bookings, in every way that it can be told. */
export const samples = [
  sample(bookingMade),
  sample(bookingConfirmed),
  sample(bookingChanged),
  sample(bookingChanged, 'closed-day', { because: 'schedule', by: 'system' }),
  sample(bookingChanged, 'flight', { because: 'flight', by: 'system' }),
  sample(bookingChanged, 'other-flight', {
    what: ['no-longer-touched'],
    before: undefined,
    because: 'flight',
    by: 'desk-1',
  }),
  sample(bookingCancelled),
  sample(bookingCancelled, 'desk', { byDesk: true, by: 'desk-1' }),
  sample(bookingCancelled, 'brought', { notNeeded: true, byDesk: false, feeFor: undefined, by: 'system' }),
  sample(bookingFailed, '', { by: 'driver-1' }),
  sample(bookingFailed, 'van', { reason: 'carrier_vehicle_breakdown', feeFor: undefined, by: 'driver-1' }),
  sample(bookingCompleted),
];
