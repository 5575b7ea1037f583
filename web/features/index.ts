import { billingScreens } from './billing/screens.ts';
import { blogScreens } from './blog/screens.ts';
import { bookingScreens } from './bookings/screens.ts';
import { customerScreens } from './customers/screens.ts';
import { departureScreens } from './departures/screens.ts';
import { driveScreens } from './drive/screens.ts';
import { driverScreens } from './drivers/screens.ts';
import { enquiryScreens } from './enquiries/screens.ts';
import { historyScreens } from './history/screens.ts';
import { identityScreens } from './identity/screens.ts';
import { mailboxScreens } from './mailboxes/screens.ts';
import { monitoringScreens } from './monitoring/screens.ts';
import { notificationScreens } from './notifications/screens.ts';
import { ownDataScreens } from './own-data/screens.ts';
import { parcelScreens } from './parcels/screens.ts';
import { previewScreens } from './previews/screens.ts';
import { quoteScreens } from './quotes/screens.ts';
import { reportScreens } from './reports/screens.ts';
import { runScreens } from './runs/screens.ts';
import { settingsScreens } from './settings/screens.ts';
import { arrivalScreens, shipmentScreens } from './shipments/screens.ts';
import { taskScreens } from './tasks/screens.ts';
import { vehicleScreens } from './vehicles/screens.ts';

/** The screens of every domain, in the order in which menus show them. */
export const featureScreens = [
  ...notificationScreens,
  ...shipmentScreens,
  ...parcelScreens,
  ...driveScreens,
  ...enquiryScreens,
  ...departureScreens,
  ...arrivalScreens,
  ...taskScreens,
  ...mailboxScreens,
  ...quoteScreens,
  ...billingScreens,
  ...monitoringScreens,
  ...reportScreens,
  ...settingsScreens,
  ...previewScreens,
  ...historyScreens,
  ...bookingScreens,
  ...runScreens,
  ...vehicleScreens,
  ...driverScreens,
  ...customerScreens,
  ...blogScreens,
  ...identityScreens,
  ...ownDataScreens,
];
