/**
 * What functions of other domains may use: parcels as they are now, those of a mailbox that are still here, and what takes them for a
 * shipment.
 */
export { type ParcelReader, parcelReader, parcelsOfMailbox } from './parcel-reader.ts';
export { type NotFree, type ParcelSender, parcelSender, senderVariables } from './send/parcel-sender.ts';
