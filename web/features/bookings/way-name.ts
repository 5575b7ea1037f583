import type { Booking } from '#domain/bookings/booking.ts';

/** How it comes: `Pickup`, `Drop-off`. In a file of its own, because the first screen loads it. */
export const wayName = ({ way }: Pick<Booking, 'way'>): string => (way === 'PICKUP' ? 'Pickup' : 'Drop-off');
