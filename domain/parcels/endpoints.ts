import { benchEndpoints } from './bench/endpoints.ts';
import { deskParcelEndpoints } from './desk/desk-endpoints.ts';
import { ownParcelEndpoints } from './owner/own-endpoints.ts';
import { preAlertEndpoints } from './owner/pre-alert-endpoints.ts';

/** The endpoints of pre-alerts, parcels, the bench and searches. */
export const parcelEndpoints = {
  ...preAlertEndpoints,
  ...ownParcelEndpoints,
  ...benchEndpoints,
  ...deskParcelEndpoints,
} as const;
