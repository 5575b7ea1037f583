import { billingSearches } from './billing/searches.ts';
import { blogSearches } from './blog/searches.ts';
import { bookingSearches } from './bookings/searches.ts';
import { customerSearches } from './customers/searches.ts';
import { departureSearches } from './departures/searches.ts';
import { enquirySearches } from './enquiries/searches.ts';
import { identitySearches } from './identity/searches.ts';
import { mailboxSearches } from './mailboxes/searches.ts';
import { parcelSearches } from './parcels/searches.ts';
import { quoteSearches } from './quotes/searches.ts';
import { shipmentSearches } from './shipments/searches.ts';

/** How the lists of every domain are found. Not with their screens: the script that opens the app knows those, and nobody searches yet. */
export const featureSearches = [
  ...billingSearches,
  ...blogSearches,
  ...bookingSearches,
  ...customerSearches,
  ...departureSearches,
  ...enquirySearches,
  ...identitySearches,
  ...mailboxSearches,
  ...parcelSearches,
  ...quoteSearches,
  ...shipmentSearches,
];
