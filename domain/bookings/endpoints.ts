import { deskBookingEndpoints } from './desk/desk-endpoints.ts';
import { ownBookingEndpoints } from './own-endpoints.ts';

/** What customers and the desk do with bookings. Customers' screens load their own part alone. */
export const bookingEndpoints = { ...ownBookingEndpoints, ...deskBookingEndpoints } as const;
