/** What functions of other domains may use: parcels as they are now, and those of a mailbox that are still here. */
export { type ParcelReader, parcelReader, parcelsOfMailbox } from './parcel-reader.ts';
