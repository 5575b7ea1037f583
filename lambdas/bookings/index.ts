/** What functions of other domains may use: a booking as it is now, the visits of a day, whom we meet, slots in which nothing more fits, and the guarded writes of a place in a slot. */
export { type BookedVisits, bookedVisits } from './booked-visits.ts';
export { bookingContacts } from './booking-contacts.ts';
export { type BookingReader, bookingReader } from './booking-reader.ts';
export { fullSlots } from './full-slots.ts';
export { slotPlaces } from './slot-places.ts';
export { type VisitProofs, visitProofs } from './visit-proofs.ts';
