/** What functions of other domains may use: who may see and add the files of a shipment, all that were booked, and what waits in them. */
export { bookedShipments } from './booked-shipments.ts';
export { shipmentAccess } from './shipment-access.ts';
export { shipmentTaskSource } from './task-source.ts';
