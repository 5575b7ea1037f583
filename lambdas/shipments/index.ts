/** What functions of other domains may use: who may see and add the files of a shipment, and all that were booked. */
export { bookedShipments } from './booked-shipments.ts';
export { shipmentAccess } from './shipment-access.ts';
