import { ShipmentHistoryEntry, TrackingEvent } from '#domain/shipments/happenings.ts';
import { Shipment } from '#domain/shipments/shipment.ts';

export const SHIPMENT = 'SHIPMENT';
export const EVENT = 'EVENT#';
export const HISTORY = 'HISTORY#';

export const partitionOf = (number: string): string => `SHIPMENT#${number}`;
export const shipmentKey = (number: string) => ({ pk: partitionOf(number), sk: SHIPMENT });
/** An event is keyed by its id, which the device made: the same scan is one event. */
export const eventKey = (number: string, id: string) => ({ pk: partitionOf(number), sk: `${EVENT}${id}` });

/** A shipment with its pieces. What happened to it is in items below the same partition. */
export const shipmentItem = (shipment: Shipment) => ({ ...shipmentKey(shipment.number), ...shipment });
export const eventItem = (number: string, event: TrackingEvent) => ({
  ...eventKey(number, event.id),
  ...event,
});
/** An entry of the history, keyed by its id. The form makes the id of a note, so that it is written once. */
export const historyKey = (number: string, id: string) => ({
  pk: partitionOf(number),
  sk: `${HISTORY}${id}`,
});
export const historyItem = (number: string, entry: ShipmentHistoryEntry) => ({
  ...historyKey(number, entry.id),
  ...entry,
});

/** Parses an item with the schema of the domain, which also drops the keys. */
export const toShipment = (item: unknown): Shipment => Shipment.parse(item);
export const toTrackingEvent = (item: unknown): TrackingEvent => TrackingEvent.parse(item);
export const toHistoryEntry = (item: unknown): ShipmentHistoryEntry => ShipmentHistoryEntry.parse(item);
