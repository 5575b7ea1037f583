import type { What } from './whats.ts';

/** The name of shipments among the things of which people are told soon. */
export const SHIPMENT = 'shipment';

/** What happened to a shipment, for whoever announces it: the letter about that shipment tells it. */
export const soonOfShipment = (id: string, what: What) => ({ thing: SHIPMENT, id, what }) as const;
