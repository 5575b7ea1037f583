/** What functions of other domains may use: which run has a visit of a booking, and what vehicles are used for. */
export { type VehicleUse, vehicleUses } from './vehicle-uses.ts';
export { type VisitClaims, visitClaims } from './visit-claims.ts';
