import { trialEndpoints } from '../trial/trial-endpoint.ts';
import { askingEndpoints } from './preview-endpoints.ts';
import { deskShipmentEndpoints } from './shipment-endpoints.ts';

/** What staff see of shipments and change about them, and what it will tell the sender. */
export const deskRoom = {
  ...deskShipmentEndpoints,
  ...askingEndpoints,
  ...trialEndpoints,
} as const;
