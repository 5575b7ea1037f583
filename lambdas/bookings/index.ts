/** What functions of other domains may use: a booking as it is now. */
export { type BookingReader, bookingReader } from './booking-reader.ts';
