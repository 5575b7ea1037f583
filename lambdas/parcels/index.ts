/**
 * What functions of other domains may use: parcels as they are now, those of a mailbox that are still here, who may see the files of one,
 * and what takes them for a shipment.
 */
export { deliveryAccess, parcelAccess } from './parcel-access.ts';
export { type ParcelReader, parcelReader, parcelsOfMailbox } from './parcel-reader.ts';
export { type NotFree, type ParcelSender, parcelSender } from './send/parcel-sender.ts';
export { changeVariables as senderVariables } from './stores.ts';
