import { arrivalEndpoints } from './arrivals/endpoints.ts';
import { arrivalFlightEndpoints } from './arrivals/flight-endpoints.ts';
import { askingEndpoints } from './asking/endpoints.ts';
import { closingEndpoints } from './closing/endpoints.ts';
import { customerShipmentEndpoints } from './customer-endpoints.ts';
import { deskShipmentEndpoints } from './desk-endpoints.ts';
import { dockEndpoints } from './dock/endpoints.ts';
import { exportEndpoints } from './export/endpoints.ts';
import { flightProgressEndpoints } from './flight-progress/endpoints.ts';
import { codeEndpoints } from './handover/code-endpoints.ts';
import { collectEndpoints } from './handover/collect-endpoints.ts';
import { measureEndpoints } from './measure-endpoints.ts';
import { underWayEndpoints } from './mine/under-way.ts';
import { rollPreviewEndpoints } from './rolls/preview-endpoints.ts';
import { replanEndpoints } from './rolls/replan-endpoints.ts';
import { savedEndpoints } from './saved/endpoints.ts';
import { trackingEndpoints } from './tracking/endpoint.ts';

/** Shipments: what senders do with theirs, what the wizard keeps for them, the work of staff, and that of agents at the destinations. */
export const shipmentEndpoints = {
  ...customerShipmentEndpoints,
  ...underWayEndpoints,
  ...savedEndpoints,
  ...deskShipmentEndpoints,
  ...dockEndpoints,
  ...measureEndpoints,
  ...exportEndpoints,
  ...replanEndpoints,
  ...rollPreviewEndpoints,
  ...closingEndpoints,
  ...flightProgressEndpoints,
  ...askingEndpoints,
  ...trackingEndpoints,
  ...arrivalEndpoints,
  ...arrivalFlightEndpoints,
  ...codeEndpoints,
  ...collectEndpoints,
} as const;
