import { deskBookingEndpoints } from './desk/desk-endpoints.ts';
import { ownBookingEndpoints } from './own-endpoints.ts';

/** What customers and the desk do with bookings. Screens of customers import theirs alone, so that nobody loads those of the desk for them. */
export const bookingEndpoints = { ...ownBookingEndpoints, ...deskBookingEndpoints } as const;
