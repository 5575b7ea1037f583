import { ownBookingEndpoints } from './customer/own-endpoints.ts';
import { ownProofEndpoints } from './customer/own-proof.ts';
import { deskBookingEndpoints } from './desk/desk-endpoints.ts';
import { bookingFeedEndpoints } from './feed/feed-endpoints.ts';

/** What customers and the desk do with bookings. Screens of customers import theirs alone, so that nobody loads those of the desk for them. */
export const bookingEndpoints = {
  ...ownBookingEndpoints,
  ...ownProofEndpoints,
  ...deskBookingEndpoints,
  ...bookingFeedEndpoints,
} as const;
