import { benchEndpoints } from './bench/endpoints.ts';
import { deskParcelEndpoints } from './desk/desk-endpoints.ts';
import { ownCountsEndpoints } from './owner/own-counts-endpoint.ts';
import { ownParcelEndpoints } from './owner/own-endpoints.ts';
import { preAlertEndpoints } from './owner/pre-alert-endpoints.ts';
import { traceEndpoints } from './trace/endpoints.ts';

/** The endpoints of pre-alerts, parcels, the bench and searches. */
export const parcelEndpoints = {
  ...preAlertEndpoints,
  ...ownCountsEndpoints,
  ...ownParcelEndpoints,
  ...benchEndpoints,
  ...deskParcelEndpoints,
  ...traceEndpoints,
} as const;
