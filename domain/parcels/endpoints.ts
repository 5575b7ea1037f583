import { benchEndpoints } from './bench/endpoints.ts';

/** The endpoints of pre-alerts, parcels, the bench and searches. */
export const parcelEndpoints = {
  ...benchEndpoints,
} as const;
