import { benchEndpoints } from './bench/endpoints.ts';
import { deskParcelEndpoints } from './desk/desk-endpoints.ts';

/** The endpoints of pre-alerts, parcels, the bench and searches. */
export const parcelEndpoints = {
  ...benchEndpoints,
  ...deskParcelEndpoints,
} as const;
