import { arrivalsRoom } from './arrivals/room.ts';
import { callerRoom } from './caller/room.ts';
import { closingRoom } from './closing/room.ts';
import { customerRoom } from './customer/room.ts';
import { deskRoom } from './desk/room.ts';
import { dockRoom } from './dock/room.ts';
import { handoverRoom } from './handover/room.ts';
import { opinionEndpoints } from './opinion/endpoints.ts';
import { trackingEndpoints } from './tracking/endpoints.ts';

/** The rooms of the shipments, by their folders. Each is answered by a function of its own, `lambdas/shipments/<room>/http.ts`. */
export const shipmentRooms = {
  customer: customerRoom,
  desk: deskRoom,
  caller: callerRoom,
  dock: dockRoom,
  closing: closingRoom,
  tracking: trackingEndpoints,
  arrivals: arrivalsRoom,
  handover: handoverRoom,
  opinion: opinionEndpoints,
} as const;

/** Shipments: what senders, staff, agents at the destinations, receivers and strangers ask. */
export const shipmentEndpoints = {
  ...customerRoom,
  ...deskRoom,
  ...callerRoom,
  ...dockRoom,
  ...closingRoom,
  ...trackingEndpoints,
  ...arrivalsRoom,
  ...handoverRoom,
  ...opinionEndpoints,
} as const;
