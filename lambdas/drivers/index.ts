/** What functions of other domains may use: a driver as they are now, and who may see which files of a driver. */
export { driverReader } from './driver-reader.ts';
export { driverAccess } from './file-access.ts';
