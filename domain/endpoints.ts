import { billingEndpoints } from './billing/endpoints.ts';
import { blogEndpoints } from './blog/endpoints.ts';
import { bookingEndpoints } from './bookings/endpoints.ts';
import { customerEndpoints } from './customers/endpoints.ts';
import { departureEndpoints } from './departures/endpoints.ts';
import { deskEndpoints } from './desk/endpoints.ts';
import { driverEndpoints } from './drivers/endpoints.ts';
import { enquiryEndpoints } from './enquiries/endpoints.ts';
import { fileEndpoints } from './files/endpoints.ts';
import { historyEndpoints } from './history/endpoints.ts';
import { identityEndpoints } from './identity/endpoints.ts';
import type { Endpoint } from './kernel/endpoint.ts';
import { mailboxEndpoints } from './mailboxes/endpoints.ts';
import { monitoringEndpoints } from './monitoring/endpoints.ts';
import { notificationEndpoints } from './notifications/endpoints.ts';
import { ownDataEndpoints } from './own-data/endpoints.ts';
import { paperEndpoints } from './papers/endpoints.ts';
import { parcelEndpoints } from './parcels/endpoints.ts';
import { paymentEndpoints } from './payments/endpoints.ts';
import { previewEndpoints } from './previews/endpoints.ts';
import { quoteEndpoints } from './quotes/endpoints.ts';
import { reportEndpoints } from './reports/endpoints.ts';
import { runEndpoints } from './runs/endpoints.ts';
import { settingsEndpoints } from './settings/endpoints.ts';
import { shipmentEndpoints, shipmentRooms } from './shipments/endpoints.ts';
import { taskEndpoints } from './tasks/endpoints.ts';
import { telemetryEndpoints } from './telemetry/endpoints.ts';
import { vehicleEndpoints } from './vehicles/endpoints.ts';

/** Every endpoint of the product by domain: infra routes them, tests enumerate them. */
export const allEndpoints = {
  departures: departureEndpoints,
  desk: deskEndpoints,
  enquiries: enquiryEndpoints,
  files: fileEndpoints,
  history: historyEndpoints,
  identity: identityEndpoints,
  mailboxes: mailboxEndpoints,
  monitoring: monitoringEndpoints,
  notifications: notificationEndpoints,
  'own-data': ownDataEndpoints,
  papers: paperEndpoints,
  previews: previewEndpoints,
  quotes: quoteEndpoints,
  reports: reportEndpoints,
  settings: settingsEndpoints,
  shipments: shipmentEndpoints,
  telemetry: telemetryEndpoints,
  tasks: taskEndpoints,
  billing: billingEndpoints,
  payments: paymentEndpoints,
  bookings: bookingEndpoints,
  parcels: parcelEndpoints,
  customers: customerEndpoints,
  blog: blogEndpoints,
  vehicles: vehicleEndpoints,
  drivers: driverEndpoints,
  runs: runEndpoints,
} as const satisfies Record<string, Record<string, Endpoint>>;

type Endpoints = Readonly<Record<string, Endpoint>>;

/** Domains whose endpoints are answered by several functions. Each of their endpoints is in one room. */
const rooms: Readonly<Record<string, Readonly<Record<string, Endpoints>>>> = { shipments: shipmentRooms };

/** What each function answers, by its folder in `lambdas/`: `quotes`, `shipments/dock`. */
export const endpointsByFunction: Readonly<Record<string, Endpoints>> = Object.fromEntries(
  Object.entries<Endpoints>(allEndpoints).flatMap(([domain, whole]) => {
    const own = rooms[domain];
    return own
      ? Object.entries(own).map(([room, answered]) => [`${domain}/${room}`, answered] as const)
      : [[domain, whole] as const];
  }),
);
