/** What functions of other domains may use: parcels as they are now, those of a mailbox that are still here, and who may see the files of one. */
export { deliveryAccess, parcelAccess } from './parcel-access.ts';
export { type ParcelReader, parcelReader, parcelsOfMailbox } from './parcel-reader.ts';
