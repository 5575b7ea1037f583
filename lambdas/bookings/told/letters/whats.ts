/** The name of bookings among the things of which people are told soon. */
export const BOOKING = 'booking';

/**
 * What an owner is told of their booking. `MOVED`, `FIRST_MOVED`: another time, or one for the empty barrels. `STAYS`: its time makes another
 * flight, or has other hours. What else has to be known of it, the booking says.
 */
export type BookingWhat =
  | 'MADE'
  | 'CONFIRMED'
  | 'MOVED'
  | 'FIRST_MOVED'
  | 'STAYS'
  | 'CANCELLED'
  | 'CANCELLED_BY_US'
  | 'FAILED'
  | 'COMPLETED';
