/**
 * What functions of other domains may use: who drives a run to which stops, which run has a visit of a booking, who may see the photos of a
 * stop, what people were told of a visit, and what vehicles are used for.
 */
export { drivenRuns, type FindDriven } from './driven-runs.ts';
export { visitAccess } from './file-access.ts';
export { type VehicleUse, vehicleUses } from './vehicle-uses.ts';
export { type VisitClaims, visitClaims } from './visit-claims.ts';
export { type VisitTold, visitTold } from './visit-told.ts';
