/** What functions of other domains may use: who may see which files of a vehicle, how files that a form names are checked, and how what expires is told. */
export { roadAccess, vehicleAccess } from './file-access.ts';
export { type FileDeps, refusalOfFiles } from './own-files.ts';
export { warnEach } from './warn-each.ts';
