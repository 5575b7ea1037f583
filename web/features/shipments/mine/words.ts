import { needsOf } from '#domain/shipments/customer/words.ts';
import type { ShipmentSummary } from '#domain/shipments/shipment.ts';
import type { BadgeTone } from '#web/ui/layout/badge.tsx';

/** The color of a status: green only for done, yellow where something waits for the sender. */
export const toneOf = (shipment: ShipmentSummary): BadgeTone => {
  if (needsOf(shipment).length > 0) return 'time';
  return shipment.state === 'DELIVERED' ? 'done' : 'plain';
};
