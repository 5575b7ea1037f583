/** What the domain tells of bookings. The parts are those of `Told`. */

export { holds, waiting } from './booking-store.ts';
export { announcements, history, samples } from './told/changes.ts';
