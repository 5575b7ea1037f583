/**
 * What functions of other domains may use: parcels as they are now, those of a mailbox that are still here, who may see the files of one,
 * and what takes parcels for a shipment.
 */
export { deliveryAccess, parcelAccess } from './parcel-access.ts';
export { type ParcelReader, parcelReader, parcelsOfMailbox } from './parcel-reader.ts';
export { type NotFree, type ParcelSender, parcelSender, senderVariables } from './send/parcel-sender.ts';
