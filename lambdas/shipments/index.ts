/** What functions of other domains may use: who may see and add the files of a shipment. */
export { shipmentAccess } from './shipment-access.ts';
