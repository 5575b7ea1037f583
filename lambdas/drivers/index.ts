/** What functions of other domains may use: who may see which files of a driver. */
export { driverAccess } from './file-access.ts';
