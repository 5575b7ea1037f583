import { billingSearches } from './billing/searches.ts';
import { blogSearches } from './blog/searches.ts';
import { bookingSearches } from './bookings/searches.ts';
import { customerSearches } from './customers/searches.ts';
import { departureSearches } from './departures/searches.ts';
import { driverSearches } from './drivers/searches.ts';
import { enquirySearches } from './enquiries/searches.ts';
import { identitySearches } from './identity/searches.ts';
import { mailboxSearches } from './mailboxes/searches.ts';
import { parcelSearches } from './parcels/searches.ts';
import { quoteSearches } from './quotes/searches.ts';
import { shipmentSearches } from './shipments/searches.ts';
import { vehicleSearches } from './vehicles/searches.ts';

/** How the lists of every domain are found. Not with their screens: the script that opens the app knows those, and nobody searches yet. */
export const featureSearches = [
  ...billingSearches,
  ...blogSearches,
  ...bookingSearches,
  ...customerSearches,
  ...departureSearches,
  ...driverSearches,
  ...enquirySearches,
  ...identitySearches,
  ...mailboxSearches,
  ...parcelSearches,
  ...quoteSearches,
  ...shipmentSearches,
  ...vehicleSearches,
];
