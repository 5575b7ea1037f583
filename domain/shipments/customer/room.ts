import { filingEndpoints } from './filing-endpoints.ts';
import { savedEndpoints } from './saved/endpoints.ts';
import { guestDraftEndpoints } from './saved/guest-draft-endpoints.ts';
import { customerShipmentEndpoints } from './shipment-endpoints.ts';
import { underWayEndpoints } from './under-way.ts';

/** What senders do with their shipments, and what the wizard keeps for the next one. */
export const customerRoom = {
  ...customerShipmentEndpoints,
  ...underWayEndpoints,
  ...filingEndpoints,
  ...savedEndpoints,
  ...guestDraftEndpoints,
} as const;
